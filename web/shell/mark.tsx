/** The logo: a court with columns, seen from above. */
export function Mark({ size = 24, className }: { size?: number; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" width={size} height={size} aria-hidden>
      <rect x="1" y="1" width="22" height="22" rx="6" fill="var(--brand-surface)" />
      <path
        d="M7 17V9.5a5 5 0 0 1 10 0V17"
        fill="none"
        stroke="var(--brand-ink)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="12" cy="15.5" r="1.75" fill="var(--brand-ink)" />
    </svg>
  );
}
