/** Runs queries anew. How it went, each query tells by itself. */
export const readAgain =
  (...queries: readonly (() => Promise<unknown>)[]) =>
  (): void => {
    for (const refetch of queries) refetch().catch(() => undefined);
  };
