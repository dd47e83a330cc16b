import { Suspense } from "react";

import type { GalleryPicture } from "#features/gallery/contract.ts";
import type { PictureActions } from "#features/gallery/web/use-picture-actions.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";

const inDialog = { failure: "dialog" } as const;

const UploadDialog = lazyPart(
  () => import("#features/gallery/web/dialogs/upload-dialog.tsx").then((part) => part.UploadDialog),
  inDialog,
);
const MoveDialog = lazyPart(
  () => import("#features/gallery/web/dialogs/move-dialog.tsx").then((part) => part.MoveDialog),
  inDialog,
);
const EditDialog = lazyPart(
  () => import("#features/gallery/web/dialogs/edit-dialog.tsx").then((part) => part.EditDialog),
  inDialog,
);

export const preloadUpload = UploadDialog.preload;

/** The dialog that is open. */
export type GalleryDialog =
  | { readonly kind: "upload"; readonly album: string }
  | { readonly kind: "move"; readonly pictures: readonly GalleryPicture[] }
  | { readonly kind: "edit"; readonly picture: GalleryPicture };

type GalleryDialogsProps = {
  dialog: GalleryDialog | undefined;
  /** The names of all albums. */
  albums: readonly string[];
  actions: PictureActions;
  onMoved: () => void;
  onClose: () => void;
};

/** The dialogs that change pictures. Each is loaded when it is opened. */
export function GalleryDialogs({ dialog, albums, actions, onMoved, onClose }: GalleryDialogsProps) {
  return (
    <Suspense>
      {dialog?.kind === "upload" && <UploadDialog album={dialog.album} albums={albums} onClose={onClose} />}
      {dialog?.kind === "move" && (
        <MoveDialog
          count={dialog.pictures.length}
          albums={albums}
          onMove={(album) => {
            actions.move(dialog.pictures, album);
            onMoved();
            onClose();
          }}
          onClose={onClose}
        />
      )}
      {dialog?.kind === "edit" && (
        <EditDialog picture={dialog.picture} albums={albums} actions={actions} onClose={onClose} />
      )}
    </Suspense>
  );
}
