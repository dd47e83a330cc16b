import type { Hono } from "hono";

import * as contract from "#features/blog/contract.ts";
import { english } from "#contract/text/english.ts";
import type { AuthOptions } from "#server/auth/auth-options.ts";
import {
  addComment,
  deleteComment,
  listComments,
  listRecentComments,
  restoreComment,
} from "#features/blog/server/comments.ts";
import { findPost, listDrafts, listPosts, listTags } from "#features/blog/server/read-posts.ts";
import { writeFeed } from "#features/blog/server/write-feed.ts";
import { addPost, changePost, deletePost, restorePost, setPublished } from "#features/blog/server/write-posts.ts";
import type { Db } from "#server/db/client.ts";
import { AppError, found } from "#server/lib/errors.ts";
import { type AppEnv, implement, requirePerson } from "#server/lib/http/implement.ts";
import { refuseConflict } from "#server/lib/rows/row-versions.ts";

const noSuchPost = english("Post not found");
const noSuchComment = english("Comment not found");

/** The number of posts in the feed. */
const feedSize = 20;

type Options = { readonly db: Db; readonly auth: Pick<AuthOptions, "publicAddress"> };

export function blogRoutes(app: Hono<AppEnv>, { db, auth }: Options) {
  implement(app, contract.listBlogPosts, ({ person, query }) => listPosts(db, person.id, query));

  implement(app, contract.listBlogDrafts, ({ person, query }) => listDrafts(db, person.id, query));

  implement(app, contract.listBlogTags, () => listTags(db));

  implement(app, contract.listRecentComments, ({ person }) => listRecentComments(db, person.id));

  implement(app, contract.getBlogPost, async ({ person, params }) =>
    found(await findPost(db, person.id, params.id), noSuchPost),
  );

  implement(app, contract.addBlogPost, async ({ person, body }) => {
    const post = await addPost(db, person.id, body);
    if (!post) throw new AppError("conflict", "This ID belongs to another post");
    return post;
  });

  implement(app, contract.updateBlogPost, async ({ person, params, body: { version, ...change } }) =>
    refuseConflict(found(await changePost(db, person.id, params.id, version, change), noSuchPost)),
  );

  implement(app, contract.publishBlogPost, async ({ person, params, body }) => {
    const post = found(await setPublished(db, person.id, params.id, body.isPublished), noSuchPost);
    if (post === "empty") {
      const message = english("Write some text before you publish the post");
      throw new AppError("invalid_input", message, { body: message });
    }
    return post;
  });

  implement(app, contract.deleteBlogPost, async ({ person, params }) => {
    found(await deletePost(db, person.id, params.id), noSuchPost);
    return {};
  });

  implement(app, contract.restoreBlogPost, async ({ person, params }) =>
    found(await restorePost(db, person.id, params.id), noSuchPost),
  );

  implement(app, contract.listBlogComments, async ({ person, params, query }) =>
    found(await listComments(db, person.id, params.id, query), noSuchPost),
  );

  implement(app, contract.addBlogComment, async ({ person, params, body }) => {
    const comment = await addComment(db, person.id, params.id, body);
    if (comment === "gone") throw new AppError("not_found", noSuchPost);
    if (comment === "taken") throw new AppError("conflict", "This ID belongs to another comment");
    return comment;
  });

  implement(app, contract.deleteBlogComment, async ({ person, params }) => {
    found(await deleteComment(db, person.id, params.id), noSuchComment);
    return {};
  });

  implement(app, contract.restoreBlogComment, async ({ person, params }) =>
    found(await restoreComment(db, person.id, params.id), noSuchComment),
  );

  app.get(contract.blogFeedPath, async (context) => {
    const person = requirePerson(context);
    const { data } = await listPosts(db, person.id, { size: feedSize });
    const address = auth.publicAddress();
    const feed = writeFeed({
      title: "Blog",
      description: "Articles of your colleagues",
      address,
      feedAddress: `${address}api${contract.blogFeedPath}`,
      posts: data,
    });
    return context.body(feed, 200, { "content-type": "application/rss+xml; charset=utf-8" });
  });
}
