import type { Hono } from "hono";

import { english } from "#contract/text/english.ts";
import * as contract from "#features/forum/contract.ts";
import type { Db } from "#server/db/client.ts";
import { findPost, listPeople, listPosts } from "#features/forum/server/posts.ts";
import { markSections, markTopic } from "#features/forum/server/read-state.ts";
import { findActivity, findLatestTopic, findTopic, listSections, listTopics } from "#features/forum/server/topics.ts";
import {
  addPost,
  addTopic,
  changePost,
  deletePost,
  restorePost,
  setLiked,
} from "#features/forum/server/write-posts.ts";
import { AppError, found } from "#server/lib/errors.ts";
import { type AppEnv, implement } from "#server/lib/http/implement.ts";
import { refuseConflict } from "#server/lib/rows/row-versions.ts";

const noSuchPost = english("Post not found");
const noSuchTopic = english("Topic not found");

export function forumRoutes(app: Hono<AppEnv>, { db }: { readonly db: Db }) {
  implement(app, contract.listSections, ({ person }) => listSections(db, person.id));

  implement(app, contract.markSections, async ({ person, body }) => {
    await markSections(db, person.id, body.marks);
    return {};
  });

  implement(app, contract.listTopics, ({ person, query }) => listTopics(db, person.id, query));

  implement(app, contract.addTopic, async ({ person, body }) => {
    refuseOutcome(await addTopic(db, person.id, body));
    return found(await findTopic(db, person.id, body.id), noSuchTopic);
  });

  implement(app, contract.markTopic, async ({ person, params, body }) => {
    if (!(await markTopic(db, person.id, params.id, body.number))) throw new AppError("not_found", noSuchTopic);
    return {};
  });

  implement(app, contract.listTopicPosts, async ({ person, query: { topic: id, page = 1 } }) => {
    const topic =
      id === undefined ? await findLatestTopic(db, person.id) : found(await findTopic(db, person.id, id), noSuchTopic);
    if (!topic) return { topic: null, data: [], people: [] };
    const [data, people] = await Promise.all([listPosts(db, person.id, topic, page), listPeople(db, topic.id)]);
    return { topic, data, people };
  });

  implement(app, contract.getForumPost, async ({ person, params }) =>
    found(await findPost(db, person.id, params.id), noSuchPost),
  );

  implement(app, contract.addForumPost, async ({ person, params, body }) => {
    refuseOutcome(await addPost(db, person.id, { ...body, topicId: params.id }));
    return found(await findPost(db, person.id, body.id), noSuchPost);
  });

  implement(app, contract.changeForumPost, async ({ person, params, body: { version, body = "" } }) => {
    const outcome = refuseConflict(await changePost(db, person.id, params.id, version, body));
    refuseOutcome(found(outcome, noSuchPost));
    return found(await findPost(db, person.id, params.id), noSuchPost);
  });

  implement(app, contract.deleteForumPost, async ({ person, params }) => {
    const outcome = found(await deletePost(db, person.id, params.id), noSuchPost);
    if (outcome === "replied")
      throw new AppError("conflict", "This topic has replies, so its first post cannot be deleted");
    return {};
  });

  implement(app, contract.restoreForumPost, async ({ person, params }) => {
    if (!(await restorePost(db, person.id, params.id))) throw new AppError("not_found", noSuchPost);
    return found(await findPost(db, person.id, params.id), noSuchPost);
  });

  implement(app, contract.likeForumPost, async ({ person, params, body }) => {
    if (!(await setLiked(db, person.id, params.id, body.isLiked))) throw new AppError("not_found", noSuchPost);
    return found(await findPost(db, person.id, params.id), noSuchPost);
  });
  implement(app, contract.getForumActivity, () => findActivity(db));
}

/** @throws {AppError} if a post could not be written */
function refuseOutcome(outcome: "added" | "changed" | "empty" | "gone" | "taken") {
  if (outcome === "empty")
    throw new AppError("invalid_input", "Some values are not valid", { body: english("Enter some text") });
  if (outcome === "gone") throw new AppError("not_found", noSuchTopic);
  if (outcome === "taken") throw new AppError("conflict", "This ID belongs to another post");
}
