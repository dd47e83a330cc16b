import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";

import { placeBelow } from "#web/ui/actions/place-below.ts";
import styles from "#web/ui/display/tooltip.module.css";

type TriggerProps = {
  readonly "aria-describedby": string;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

type TooltipProps = {
  /** The explanation, translated. It is the trigger's description, so it must not repeat its name. */
  text: string;
  /** Renders the trigger, a control that can be focused. */
  children: (props: TriggerProps) => ReactNode;
};

/** How long the pointer may take from the trigger to the tooltip, in milliseconds. */
const graceMs = 150;

/** A short explanation that appears on hover and focus. Escape hides it, and it stays while the pointer is over it. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [timer] = useState(createTimer);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const [trigger, element] = [place.current?.firstElementChild, tip.current];
    if (!isOpen || !(trigger instanceof HTMLElement) || !element) return undefined;
    element.showPopover();
    placeBelow(trigger, element);
    const close = () => setIsOpen(false);
    addEventListener("scroll", close, { capture: true, passive: true });
    return () => {
      removeEventListener("scroll", close, { capture: true });
      element.hidePopover();
    };
  }, [isOpen]);
  useEffect(() => timer.stop, [timer]);

  const open = () => {
    timer.stop();
    setIsOpen(true);
  };
  const close = () => {
    timer.stop();
    setIsOpen(false);
  };
  const leave = () => timer.start(close);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    // It must not close the dialog around it as well.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <>
      <span ref={place} className={styles.place}>
        {children({
          "aria-describedby": id,
          onPointerEnter: open,
          onPointerLeave: leave,
          onFocus: open,
          onBlur: close,
          onKeyDown,
        })}
      </span>
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        className={styles.tip}
        onPointerEnter={open}
        onPointerLeave={leave}
      >
        {text}
      </span>
    </>
  );
}

function createTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    stop,
    start(run: () => void) {
      stop();
      timer = setTimeout(run, graceMs);
    },
  };
}
