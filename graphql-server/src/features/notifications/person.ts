import { actorId, requireStaff } from '../../platform/context/index.js';
import type { Actor } from '../../platform/context/index.js';

/** A person of the staff who can be told something. */
export interface Person {
  id: string;
  /** The company's person; otherwise an administrator of the platform. */
  companyId: string | null;
}

/** The one who acts, for themselves: a program has no notifications. */
export function requirePerson(actor: Actor): Person {
  const staff = requireStaff(actor);
  return {
    id: actorId(staff),
    companyId: staff.kind === 'companyUser' ? staff.companyId : null,
  };
}

/** Whose a new row is. */
export const ownerOf = ({ id, companyId }: Person) => ({
  companyId,
  memberId: companyId === null ? null : id,
  adminId: companyId === null ? id : null,
});

/** Topic on which a person's open pages are told that their notifications have changed. */
export const notificationsTopic = (personId: string): string => `notifications:${personId}`;
