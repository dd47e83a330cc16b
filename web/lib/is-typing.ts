const textFields = "input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]";

/** Whether a key belongs to the field that has the focus: a field of text, or a choice that letters move. */
export const isTyping = ({ target }: Pick<KeyboardEvent, "target">) =>
  target instanceof Element && target.closest(textFields) !== null;
