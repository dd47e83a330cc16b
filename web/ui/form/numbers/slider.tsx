import type { ComponentProps, CSSProperties } from "react";

import styles from "#web/ui/form/numbers/slider.module.css";

type SliderProps = Omit<ComponentProps<"input">, "type" | "value" | "onChange" | "style"> & {
  readonly min?: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
};

/** A slider, with a filled track up to its value. Takes the attributes of an `input`; its label is beside it. */
export const Slider = ({ min = 0, max, value, onChange, className, ...props }: SliderProps) => (
  <input
    type="range"
    className={[styles.slider, className].filter(Boolean).join(" ")}
    style={{ "--share": (value - min) / (max - min) } as CSSProperties}
    {...{ min, max, value }}
    onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
    {...props}
  />
);
