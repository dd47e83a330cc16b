import logo from "../../office.config.ts?logo";

/** The logo of `office.config.ts`, part of the page so that it can have colours of the skin. The build checks the file. */
export const Mark = ({ className }: { className: string | undefined }) => (
  // oxlint-disable-next-line react/no-danger -- a file of the build, which refuses what could run
  <span className={className} aria-hidden dangerouslySetInnerHTML={{ __html: logo }} />
);
