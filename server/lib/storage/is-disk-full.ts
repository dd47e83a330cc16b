/** Returns whether an error of the file system or of PostgreSQL (53100) means that the disk is full. */
export const isDiskFull = (error: unknown) =>
  error instanceof Error && "code" in error && /^(ENOSPC|EDQUOT|53100)$/.test(String(error.code));
