/** True for the errors of the library for S3: the server is away, or has refused a request. */
export const isStorageAway = (error: unknown) => error instanceof Error && "$metadata" in error;
