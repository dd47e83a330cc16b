import { useState } from "react";

import { type Edit, isSameEdit, startEdit } from "#demos/image-editor/web/crop/crop-state.ts";
import { type History, record, redo, settle, startHistory, undo } from "#demos/image-editor/web/history.ts";
import type { OpenPicture } from "#demos/image-editor/web/open-picture.ts";

/** Changes an edit; see `crop-state.ts`. */
export type Change = (edit: Edit, picture: OpenPicture) => Edit;

type Session = {
  readonly picture: OpenPicture;
  readonly history: History<Edit>;
  /** The edit as it was last downloaded or saved. */
  readonly kept: Edit;
};

function startSession(picture: OpenPicture): Session {
  const edit = startEdit(picture);
  return { picture, history: startHistory(edit), kept: edit };
}

/** The picture, what was done to it, and the steps to undo. */
export function useEditor(first: OpenPicture) {
  const [{ picture, history, kept }, setSession] = useState(() => startSession(first));
  const edit = history.present;

  const step = (next: (history: History<Edit>) => History<Edit>) =>
    setSession((session) => ({ ...session, history: next(session.history) }));

  return {
    picture,
    edit,
    /** Whether something would be lost with the picture. */
    hasChanges: !isSameEdit(edit, kept) && !isSameEdit(edit, startEdit(picture)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** @param ongoing the name of a change that is one step until `settle` is called, such as a drag */
    change: (apply: Change, ongoing?: string) =>
      setSession((session) => {
        const next = apply(session.history.present, session.picture);
        if (isSameEdit(next, session.history.present)) return session;
        return { ...session, history: record(session.history, next, ongoing) };
      }),
    settle: () => step(settle),
    undo: () => step(undo),
    redo: () => step(redo),
    open: (next: OpenPicture) => setSession(startSession(next)),
    /** The edit was downloaded or saved. */
    keep: (saved: Edit) => setSession((session) => ({ ...session, kept: saved })),
  };
}

export type Editor = ReturnType<typeof useEditor>;
