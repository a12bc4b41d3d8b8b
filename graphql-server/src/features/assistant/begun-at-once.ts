/** The same events; the first one is asked for now, not when somebody begins to read. */
export function begunAtOnce<T>(events: AsyncGenerator<T, void>): AsyncGenerator<T, void> {
  const first = events.next();
  // A failure is for whoever reads the events; perhaps nobody will.
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
