import { CatchBoundary } from "@tanstack/react-router";
import { type ComponentType, createContext, createElement, use, useEffect, useState } from "react";

import { createStore, useStore } from "#web/lib/store.ts";

/**
 * How a failure is told. `inline`: where the part would be. `dialog`: for what opens above the page, in an alert, and
 * `onClose` is called. `none`: not at all, for what the page is whole without.
 */
type FailureStyle = "inline" | "dialog" | "none";

export type PartFailureProps = {
  readonly failure: FailureStyle;
  readonly onRetry: () => void;
  readonly onClose: (() => void) | undefined;
};

/** What stands for a part that could not be loaded or drawn. Nothing, where nobody provides it. */
export const PartFailureContext = createContext<ComponentType<PartFailureProps>>(() => null);

/**
 * A part of the page that nobody waits for at first: its code comes when it is drawn, or sooner when `preload` says that
 * it will be wanted, on hover or focus. A part whose code cannot be loaded, or that throws, fails alone: what is around
 * it stays, and offers to try again. `preload` never fails.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { failure: failureStyle = "inline" }: { readonly failure?: FailureStyle } = {},
) {
  let part: ComponentType<Props> | undefined;
  let failure: unknown;
  let isDrawn = false;
  /** Settles without an error. Kept after a failure that is shown, so that drawing it again does not load it again. */
  let loading: Promise<void> | undefined;
  /** Another number makes what has failed be drawn again. */
  const attempt = createStore(0);

  const tryToLoad = async () => {
    try {
      part = await load();
      if (failure) attempt.set(attempt.get() + 1);
    } catch (error) {
      failure = error;
      if (!isDrawn) loading = undefined;
    }
  };
  const start = () => (loading ??= tryToLoad());
  const forget = () => {
    loading = undefined;
    isDrawn = false;
  };
  const retry = () => {
    forget();
    attempt.set(attempt.get() + 1);
  };

  function Loaded(props: Props) {
    if (!part) {
      isDrawn = true;
      use(start());
    }
    if (!part) throw failure;
    return createElement(part, props);
  }

  function Part(props: Props & { onClose?: () => void }) {
    const Failure = use(PartFailureContext);
    const { onClose } = props;
    // Stays the same component, so that a failure is told once, however often the part is drawn.
    const [Failed] = useState(() => () => createElement(Failure, { failure: failureStyle, onRetry: retry, onClose }));
    const number = useStore(attempt);
    // A part that has failed is loaded again when it is next opened.
    useEffect(
      () => () => {
        if (!part) forget();
      },
      [],
    );
    return createElement(CatchBoundary, {
      getResetKey: () => number,
      errorComponent: Failed,
      // oxlint-disable-next-line react/no-children-prop -- this file has no JSX
      children: createElement(Loaded, props),
    });
  }
  return Object.assign(Part, {
    preload() {
      // Shown as failed: whoever comes near it again wants another attempt.
      if (failure && !part) forget();
      void start();
    },
  });
}
