import { type ComponentType, lazy } from "react";

/**
 * A part of the page that nobody waits for at first: its code comes when it is drawn, or sooner when `preload` says that
 * it will be wanted, on hover or focus.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const once = () => (loading ??= load().then((component) => ({ default: component })));
  return Object.assign(lazy(once), { preload: () => void once() });
}
