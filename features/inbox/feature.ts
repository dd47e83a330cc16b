import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Inbox",
  screens: [
    {
      path: "/inbox/$folder",
      title: "Inbox",
      icon: "inbox",
      menu: "top",
      order: 40,
      href: "/inbox/inbox",
      shortcut: { order: 20 },
      isInPhoneBar: true,
      keywords: ["mail", "messages", "folders"],
    },
    { path: "/inbox/$folder/detail/$message", title: "Message", parent: "/inbox/$folder" },
    { path: "/inbox/$folder/replay/$message", title: "Reply", parent: "/inbox/$folder" },
    {
      path: "/inbox/$folder/compose",
      title: "New message",
      parent: "/inbox/$folder",
      href: "/inbox/inbox/compose",
      shortcut: { order: 30, icon: "pencil" },
      keywords: ["compose", "write", "mail"],
    },
  ],
  actions: [
    {
      title: "New message",
      href: "/inbox/inbox/compose",
      icon: "pencil",
      order: 10,
      keywords: ["mail", "write", "compose"],
    },
  ],
  firstStep: {
    id: "message",
    title: "Write a first message",
    href: "/inbox/inbox/compose",
    order: 20,
    access: "member",
  },
  hits: { kind: "messages", title: "Messages", icon: "mail", order: 10 },
  timeline: {
    topic: "inbox",
    groups: [
      {
        name: "messages",
        title: "Messages",
        order: 40,
        kinds: [{ kind: "message-sent", title: "You sent a message", icon: "send", color: "violet" }],
      },
    ],
  },
} as const satisfies Feature;
