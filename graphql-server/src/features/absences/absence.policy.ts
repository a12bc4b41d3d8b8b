import {
  type Actor,
  type ManagingActor,
  requirePermission,
  requireStaff,
} from '../../platform/context/index.js';

/** All people of a company know who is away; a program, such as a telephone system, takes what shows it the team. */
export const requireAbsenceReader = (actor: Actor): ManagingActor =>
  actor.kind === 'apiKey' ? requirePermission(actor, 'team.view') : requireStaff(actor);
