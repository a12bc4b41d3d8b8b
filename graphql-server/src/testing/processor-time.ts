/**
 * Milliseconds of processor time that work takes in this process. Time by the clock would grow with
 * whatever else keeps the machine busy.
 */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
