/** A post of the demo content, and its comments. */
export type SeedArticle = {
  /** The username of its author. */
  readonly by: string;
  /** The age of its publication, or of a draft's last change. */
  readonly days: number;
  readonly title: string;
  readonly summary?: string;
  readonly tags: readonly string[];
  readonly body: string;
  readonly isDraft?: boolean;
  readonly comments?: readonly (readonly [by: string, hoursLater: number, text: string])[];
};
