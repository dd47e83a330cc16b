/** What is known of the fields of a form, by which errors are shown or withheld. */
export type FieldMarks = {
  /** Changed by the user. */
  readonly edited: readonly string[];
  /** Left after a change: their errors are shown. */
  readonly checked: readonly string[];
  /** The errors of all fields are shown. */
  readonly isSubmitted: boolean;
};

export const noMarks: FieldMarks = { edited: [], checked: [], isSubmitted: false };

/** The marks after a change of fields. The same object if nothing changes, so that nothing is rendered. */
export function markEdited(marks: FieldMarks, names: readonly string[]): FieldMarks {
  const added = names.filter((name) => !marks.edited.includes(name));
  return added.length === 0 ? marks : { ...marks, edited: [...marks.edited, ...added] };
}

/** The marks after a field has lost the focus. A field that was only passed through stays unchecked. */
export const markLeft = (marks: FieldMarks, name: string): FieldMarks =>
  marks.edited.includes(name) && !marks.checked.includes(name)
    ? { ...marks, checked: [...marks.checked, name] }
    : marks;

/** The marks after a submit. */
export const markSubmitted = (marks: FieldMarks): FieldMarks =>
  marks.isSubmitted ? marks : { ...marks, isSubmitted: true };
