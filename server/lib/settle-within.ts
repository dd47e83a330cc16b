/** Waits until all promises are settled, but no longer than the timeout. */
export async function settleWithin(timeoutMs: number, ...work: readonly Promise<unknown>[]) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([Promise.allSettled(work), timeout]);
  clearTimeout(timer);
}
