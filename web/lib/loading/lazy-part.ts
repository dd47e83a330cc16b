import { CatchBoundary } from "@tanstack/react-router";
import { type ComponentType, createContext, createElement, use, useEffect, useState } from "react";

import { createStore, useStore } from "#web/lib/store.ts";

/**
 * How a failure is shown. `inline`: in place of the part. `dialog`: in an alert, for parts that open above the page;
 * `onClose` is called. `none`: not at all, for optional parts.
 */
type FailureStyle = "inline" | "dialog" | "none";

export type PartFailureProps = {
  readonly failure: FailureStyle;
  readonly onRetry: () => void;
  readonly onClose: (() => void) | undefined;
};

/** The component that replaces a part that could not be loaded or rendered. Without a provider, nothing is shown. */
export const PartFailureContext = createContext<ComponentType<PartFailureProps>>(() => null);

/**
 * A lazily loaded part of the page. Its code loads when it is rendered, or earlier with `preload`, for example on hover
 * or focus. A part that cannot be loaded, or that throws, fails alone: the rest of the page stays, and offers to try
 * again. `preload` never fails.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { failure: failureStyle = "inline" }: { readonly failure?: FailureStyle } = {},
) {
  let part: ComponentType<Props> | undefined;
  let failure: unknown;
  let isDrawn = false;
  /** Settles without an error. Kept after a failure that is shown, so that rerendering does not load again. */
  let loading: Promise<void> | undefined;
  /** Incremented to render a failed part again. */
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
    // Stays the same component, so that a failure is reported once, however often the part is rendered.
    const [Failed] = useState(() => () => createElement(Failure, { failure: failureStyle, onRetry: retry, onClose }));
    const number = useStore(attempt);
    // A part that failed is loaded again when it is next opened.
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
      // After a failure was shown, the next hover or focus starts another attempt.
      if (failure && !part) forget();
      void start();
    },
  });
}
