import type { Actor } from './actor.js';

/**
 * Names the actor across sessions and devices, for what is kept or counted by caller; undefined for
 * anonymous callers. A new kind of actor does not compile until it is named here.
 */
export function actorKey(actor: Actor): string | undefined {
  switch (actor.kind) {
    case 'anonymous':
      return undefined;
    case 'endUser':
      return `endUser:${actor.endUserId}`;
    case 'admin':
      return `admin:${actor.adminId}`;
    case 'companyUser':
      return `companyUser:${actor.companyUserId}`;
    case 'apiKey':
      return `apiKey:${actor.apiKeyId}`;
    default:
      return actor satisfies never;
  }
}
