/** The same events; the first one is asked for now, not when a reader begins to read. */
export function eagerStream<T>(events: AsyncGenerator<T, void>): AsyncGenerator<T, void> {
  const first = events.next();
  // A failure is for the reader of the events; perhaps there never is one.
  first.catch(() => undefined);
  const rest = async function* () {
    try {
      for (let step = await first; !step.done; step = await events.next()) yield step.value;
    } finally {
      await events.return();
    }
  };
  return rest();
}
