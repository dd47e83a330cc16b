import type { ReactNode } from "react";
import { createPortal } from "react-dom";

/**
 * A place for a dialog that has a form and may be opened from within another one. HTML has no forms within forms, and React
 * would pass the submission on to the outer one.
 */
export const OutsideForm = ({ children }: { children: ReactNode }) =>
  createPortal(<div onSubmit={(event) => event.stopPropagation()}>{children}</div>, document.body);
