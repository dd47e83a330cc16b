import { listMessages } from "#features/inbox/contract.ts";
import type { ReadApi, ScreenFacts } from "#e2e/support/screen-facts.ts";

/** The id of a message in the inbox. */
async function findMessage(readApi: ReadApi) {
  const { data } = listMessages.response.parse(await readApi(`${listMessages.path}?folder=inbox&size=1`));
  return data[0]?._id ?? "none";
}

export const facts: ScreenFacts = {
  addresses: {
    "/inbox/$folder/detail/$message": async (readApi) => `/inbox/inbox/detail/${await findMessage(readApi)}`,
    "/inbox/$folder/replay/$message": async (readApi) => `/inbox/inbox/replay/${await findMessage(readApi)}`,
  },
  firstLoads: ["/inbox/inbox", "/inbox/sent/compose"],
  smoke: "/inbox/$folder",
  readme: {
    pictures: [
      { file: "inbox", address: "/inbox/inbox" },
      { file: "inbox-phone", address: "/inbox/inbox", isPhone: true },
    ],
  },
  labels: { "/inbox/inbox": ["Sent", "Archived", "Family", "Newsletters"] },
};
