/** A duration as people read it. */
export function seconds(milliseconds) {
  const total = milliseconds / 1000;
  if (total < 60) return `${total.toFixed(1)} s`;
  return `${Math.floor(total / 60)} min ${Math.round(total % 60)} s`;
}

/** A line about what happens now. */
export const say = (text) => process.stdout.write(`${text}\n`);

/** Says what is being done, does it, and says how long it took. */
export async function step(title, action) {
  const startedAt = performance.now();
  say(`${title} …`);
  const result = await action();
  say(`${title} took ${seconds(performance.now() - startedAt)}`);
  return result;
}
