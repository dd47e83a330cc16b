import type { Hono } from "hono";

import { english } from "#contract/text/english.ts";
import * as contract from "#features/posts/contract.ts";
import type { Db } from "#server/db/client.ts";
import { AppError, found } from "#server/lib/errors.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import {
  addComment,
  addPost,
  deleteComment,
  deletePost,
  findPost,
  listPosts,
  setLiked,
} from "#features/posts/server/queries.ts";

const noSuchPost = english("Post not found");

export function postsRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }) {
  implement(app, contract.listPosts, ({ person, query }) => listPosts(db, person.id, query));

  implement(app, contract.addPost, async ({ person, body }) => {
    if (!(await addPost(db, person.id, body))) throw new AppError("conflict", "This ID belongs to another post");
    return found(await findPost(db, person.id, body.id), noSuchPost);
  });

  implement(app, contract.deletePost, async ({ person, params }) => {
    if (!(await deletePost(db, person.id, params.id))) throw new AppError("not_found", noSuchPost);
    return {};
  });

  implement(app, contract.likePost, async ({ person, params, body }) => {
    if (!(await setLiked(db, person.id, params.id, body.isLiked))) throw new AppError("not_found", noSuchPost);
    return found(await findPost(db, person.id, params.id), noSuchPost);
  });

  implement(app, contract.addComment, async ({ person, params, body }) => {
    const outcome = await addComment(db, person.id, params.id, body);
    if (outcome === "gone") throw new AppError("not_found", noSuchPost);
    if (outcome === "taken") throw new AppError("conflict", "This ID belongs to another comment");
    return found(await findPost(db, person.id, params.id), noSuchPost);
  });

  implement(app, contract.deleteComment, async ({ person, params }) => {
    if (!(await deleteComment(db, person.id, params.id))) throw new AppError("not_found", "Comment not found");
    return {};
  });
}
