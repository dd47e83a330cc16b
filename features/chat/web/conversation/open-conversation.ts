import { office } from "#office";
import { countFitting, openBox, panelOf } from "#features/chat/web/dock/boxes.ts";
import { remember } from "#features/chat/web/conversation/memory.ts";
import { focusOn } from "#features/chat/web/dock/requested-focus.ts";

/** Opens the private conversation with a person: in a docked box, or on phones in the sheet. */
export function openConversation(me: string, username: string) {
  const isMobile = innerWidth < office.mobileBelow;
  remember(me, ({ boxes, ...panel }) => {
    const count = boxes.filter((box) => box.username !== username).length + 1;
    return {
      boxes: openBox(boxes, username, countFitting(innerWidth, panelOf(panel), count)),
      ...(isMobile && { isOpen: true, sheet: username }),
    };
  });
  focusOn(username);
}
