import type { CallAttempts } from './call-attempts.js';
import type { DocumentedCall } from './documented-call.js';

/** What is tried with every call that it makes sense for; gives what the answers do wrong. */
export interface Trial {
  name: string;
  suits: (call: DocumentedCall) => boolean;
  faults: (attempts: CallAttempts) => Promise<string[]>;
}

/** Whether only people who are signed in may make a call. */
export const isGuarded = ({ caller }: DocumentedCall) => caller !== 'anybody';

/** Makes one request after the other and gathers what is wrong. */
export async function gather<T>(items: Iterable<T>, faults: (item: T) => Promise<string[]>) {
  const found: string[] = [];
  for (const item of items) found.push(...(await faults(item)));
  return found;
}
