import type { ReadWork } from '../reads/index.js';
import type { Actor } from './actor.js';
import type { RequestContext } from './request-context.js';

/** For writes to companies by the platform, or by jobs that act for no user. */
const PLATFORM = 'platform';

const addressKey = (address: string) => `address:${address}`;

/** A key of those who act for a company, for notes about what was written. */
export const companyWriteKeys = (companyId: string): string[] => [PLATFORM, `company:${companyId}`];

/**
 * Whose lists may show what this actor writes: everybody's at a company, or everybody's for the
 * platform. A caller who has yet to sign in is known by their address. Tenants change nothing that
 * is read from a replica.
 */
export function writeKeys({ actor, address }: Pick<RequestContext, 'actor' | 'address'>): string[] {
  if (actor.kind === 'endUser') return [];
  if (actor.kind === 'anonymous') return [addressKey(address)];
  return [ownKey(actor)];
}

const ownKey = (actor: Exclude<Actor, { kind: 'endUser' | 'anonymous' }>) =>
  'companyId' in actor && actor.companyId !== null ? `company:${actor.companyId}` : PLATFORM;

/**
 * Reads data that no decision depends on, such as a list, from a replica if one has everything that
 * the actor or their company has written; otherwise from the primary. `work` uses only the entity
 * manager that it receives.
 */
export async function readApart<T>(context: RequestContext, work: ReadWork<T>): Promise<T> {
  const { actor, address, em, reads } = context;
  if (!reads || em.isInTransaction()) return work(em);
  if (actor.kind === 'endUser' || actor.kind === 'anonymous') return work(em);
  return reads.read(em, [...new Set([ownKey(actor), PLATFORM, addressKey(address)])], work);
}

/** Tells that the actor has written, or was told of something new; resolves when all processes know. */
export const noteWrite = async (context: RequestContext): Promise<void> =>
  context.reads?.noteWrite(writeKeys(context));
