import type { Permission } from '@hausgeist/schema';
import {
  type Actor,
  companyOf,
  type ManagingActor,
  ownCompanyOf,
  requirePermission,
} from '../../platform/context/index.js';

const NEEDED = {
  view: 'broadcast.view',
  create: 'broadcast.create',
  send: 'broadcast.send',
} as const satisfies Record<string, Permission>;

/** What can be done with broadcasts: see, write, and let go or stop. */
export type BroadcastAction = keyof typeof NEEDED;

/** The actor, if they may do this to broadcasts at all. */
export const requireBroadcasts = (actor: Actor, action: BroadcastAction): ManagingActor =>
  requirePermission(actor, NEEDED[action]);

/** The one company whose broadcasts are asked for; administrators have to name it. */
export const companyOfBroadcasts = (
  actor: Actor,
  action: BroadcastAction,
  companyId: string | null | undefined,
): string => companyOf(requireBroadcasts(actor, action), companyId);

/** The company whose broadcasts the actor may act on; undefined for all. */
export const broadcastScope = (actor: Actor, action: BroadcastAction): string | undefined =>
  ownCompanyOf(requireBroadcasts(actor, action));
