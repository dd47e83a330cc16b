const textFields = "input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]";

/** Whether a key event goes to a text field, or to a select, whose options are chosen by typing. */
export const isTyping = ({ target }: Pick<KeyboardEvent, "target">) =>
  target instanceof Element && target.closest(textFields) !== null;
