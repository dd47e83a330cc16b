/** The number of frames to wait for a row that has just been sent. */
const maxFrames = 60;

export const submissionElementId = (id: string) => `submission-${id}`;

/** Opens the row of a submission and moves the focus to it, once it is rendered. */
export function showSubmission(id: string, frames = maxFrames) {
  const details = document.querySelector<HTMLDetailsElement>(`#${submissionElementId(id)}`);
  if (!details) {
    if (frames > 0) requestAnimationFrame(() => showSubmission(id, frames - 1));
    return;
  }
  details.open = true;
  details.querySelector("summary")?.focus();
}
