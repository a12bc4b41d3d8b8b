/** What a browser may have: Safari long had none, and the first ones cannot yield. */
const given: { scheduler?: Partial<Scheduler> } = globalThis;

/**
 * Ends the present task: the browser may paint and answer the visitor, then goes on with what waits
 * for this.
 */
export function ownTask(): Promise<void> {
  return given.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
