/**
 * Ends the present task: the browser may paint and answer the visitor, then goes on with what waits
 * for this.
 */
export function ownTask(): Promise<void> {
  // Safari has no scheduler.
  if (typeof scheduler === 'undefined') return new Promise((resolve) => setTimeout(resolve));
  return scheduler.yield();
}
