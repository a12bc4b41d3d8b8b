/** What a browser may have: Safari long had none, and the first ones cannot yield. */
const given: { scheduler?: Partial<Scheduler> } = globalThis;

/**
 * Ends the present task: the browser may paint and answer the visitor, then goes on with what waits
 * for this.
 */
export function ownTask(): Promise<void> {
  return given.scheduler?.yield?.() ?? afterOthers();
}

/** Ends the present task; all that waits is done before what waits for this, scripts that have arrived among it. */
export const afterOthers = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
