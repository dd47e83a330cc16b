import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";

import type { FolderKey } from "#features/inbox/folders.ts";
import { ComposeForm } from "#features/inbox/web/compose/compose-form.tsx";
import { emptyDraft, replyTo } from "#features/inbox/web/compose/draft.ts";
import { Mailbox } from "#features/inbox/web/mailbox.tsx";
import { messageQuery } from "#features/inbox/web/queries.ts";
import { formatDateTime } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Screen } from "#web/ui/screen/screen.tsx";

/** Writes a new message. */
export function ComposeScreen({ folder }: { folder: FolderKey }) {
  const { t } = useTranslation();
  return (
    <Screen title={t("New message")}>
      <Mailbox folder={folder} isWriting>
        <ComposeForm folder={folder} draftKey="compose" start={emptyDraft} />
      </Mailbox>
    </Screen>
  );
}

/** Replies to a message. */
export function ReplyScreen({ folder, id }: { folder: FolderKey; id: string }) {
  const { t } = useTranslation();
  const { data: message } = useSuspenseQuery(messageQuery(id));
  const [start] = useState(() =>
    replyTo(
      message,
      t("On {{date}}, {{name}} wrote:", { date: formatDateTime(message.sentAt), name: message.from.name }),
    ),
  );
  return (
    <Screen title={t("Reply")}>
      <Mailbox folder={folder} isWriting>
        <ComposeForm folder={folder} draftKey={`reply.${id}`} start={start} inReplyTo={id} />
      </Mailbox>
    </Screen>
  );
}
