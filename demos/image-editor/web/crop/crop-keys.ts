import { type Handle, handles } from "#demos/image-editor/web/crop/crop-state.ts";

type Pressed = {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
};

const directions: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far an arrow key moves: a pixel, ten with Shift, a hundred with Ctrl or ⌘. @returns undefined for other keys */
export function arrowStep({ key, shiftKey, ctrlKey, metaKey }: Pressed) {
  const direction = directions[key];
  if (!direction) return undefined;
  const distance = ctrlKey || metaKey ? 100 : shiftKey ? 10 : 1;
  return { right: direction[0] * distance, down: direction[1] * distance };
}

/** The handle that an element of react-image-crop is, if it is one. */
export function handleOf(target: EventTarget): Handle | undefined {
  const name = target instanceof HTMLElement ? target.dataset["ord"] : undefined;
  return handles.find((handle) => handle === name);
}
