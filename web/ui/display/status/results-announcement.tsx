import { useState } from "react";

type Part = {
  /** What the user can change, such as the search. A new value is announced. */
  readonly of: string;
  /** The result, translated. */
  readonly text: string;
};

type ResultsAnnouncementProps = {
  /** The most telling part first: of several that change together, only the first is announced. */
  parts: readonly Part[];
  /** The results on screen are those of the parts. */
  isReady: boolean;
};

/** Reads out what a search, an order or another page has resulted in. What the page shows first is not announced. */
export function ResultsAnnouncement({ parts, isReady }: ResultsAnnouncementProps) {
  const [known, setKnown] = useState<{ parts: readonly string[]; text: string; count: number }>();
  const current = parts.map(({ of }) => of);
  if (isReady && current.some((of, index) => of !== known?.parts[index])) {
    const changed = known && parts.find(({ of }, index) => of !== known.parts[index]);
    setKnown({ parts: current, text: changed?.text ?? "", count: (known?.count ?? 0) + 1 });
  }
  return (
    <p className="visually-hidden" role="status">
      {/* A new element, so that the same text is read out again. */}
      <span key={known?.count}>{known?.text}</span>
    </p>
  );
}
