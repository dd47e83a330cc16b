import { english } from "#contract/text/english.ts";

export type ActionName =
  | "go-back"
  | "scroll-up"
  | "scroll-down"
  | "scroll-to-top"
  | "scroll-to-bottom"
  | "show-navigation"
  | "hide-navigation"
  | "toggle-navigation"
  | "mute"
  | "sound-on"
  | "stop-listening"
  | "help"
  | "got-it"
  | "log-out";

/** A command other than opening a screen. All texts are in English: the keys of their translations. */
export type Action = {
  readonly name: ActionName;
  readonly title: string;
  /** The phrases that run the action, separated by commas. The help shows the first. */
  readonly phrases: string;
};

export type ActionGroup = { readonly title: string; readonly actions: readonly Action[] };

/** The commands in the groups and the order of the help. */
export const actionGroups: readonly ActionGroup[] = [
  {
    title: english("Moving"),
    actions: [
      { name: "go-back", title: english("Go back"), phrases: english("go back, back, previous screen") },
      { name: "scroll-up", title: english("Scroll up"), phrases: english("scroll up, page up") },
      { name: "scroll-down", title: english("Scroll down"), phrases: english("scroll down, page down") },
      {
        name: "scroll-to-top",
        title: english("Scroll to the top"),
        phrases: english("scroll to the top, scroll to top, scroll top, go to the top"),
      },
      {
        name: "scroll-to-bottom",
        title: english("Scroll to the bottom"),
        phrases: english("scroll to the bottom, scroll to bottom, scroll bottom, go to the bottom"),
      },
    ],
  },
  {
    title: english("Navigation"),
    actions: [
      {
        name: "show-navigation",
        title: english("Show navigation"),
        phrases: english("show navigation, show the navigation, show menu"),
      },
      {
        name: "hide-navigation",
        title: english("Hide navigation"),
        phrases: english("hide navigation, hide the navigation, hide menu"),
      },
      {
        name: "toggle-navigation",
        title: english("Toggle navigation"),
        phrases: english("toggle navigation, toggle the navigation, toggle menu"),
      },
    ],
  },
  {
    title: english("Sounds"),
    actions: [
      { name: "mute", title: english("Mute all sounds"), phrases: english("mute, mute all sounds, sound off") },
      { name: "sound-on", title: english("Sound on"), phrases: english("sound on, sounds on, unmute") },
    ],
  },
  {
    title: english("Voice and account"),
    actions: [
      { name: "help", title: english("Help"), phrases: english("help, what can I say, voice commands") },
      { name: "got-it", title: english("Close the help"), phrases: english("got it, close help, close the help") },
      { name: "stop-listening", title: english("Stop listening"), phrases: english("stop, stop listening, voice off") },
      { name: "log-out", title: english("Log out"), phrases: english("log out, logout, sign out") },
    ],
  },
];

export const allActions = actionGroups.flatMap(({ actions }) => actions);

/** Words that may stand before or after a phrase and are ignored, such as “please”. */
export const fillers = english(
  "please, now, the, my, a, open, open the, open up, go to, go to the, show, show me, show the, navigate to, take me to, switch to, screen, page",
);
