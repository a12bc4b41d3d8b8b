import { randomUUID } from 'node:crypto';

/** Header by which a request is named: taken from proxies and clients, and on every answer. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** What stands in logs and in the audit log without harm. */
const WELL_FORMED = /^[\w.:-]{8,128}$/;

/** The id that came with a request if it can be used, or a new one. */
export function requestIdOf(given: string | readonly string[] | undefined): string {
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}
