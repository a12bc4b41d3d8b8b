import { companyOf, type RequestContext } from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { wrongField } from '../../../platform/errors/index.js';
import {
  requireExternalId,
  type Upserted,
  upserting,
} from '../../../platform/external-ids/index.js';
import { parseInput } from '../../../platform/input/index.js';
import { endUserReasons } from '../end-user.reasons.js';
import { endUserKeySchema } from './end-user-fields.js';
import type {
  EndUserChange,
  EndUserManagement,
  MailChoice,
} from './end-user-management.service.js';
import type { EndUserView } from './end-user-view.js';
import { admit } from './end-user.policy.js';

/** A person as another system has them; numbers that let people in are made here. */
export type EndUserUpsertInput = Omit<EndUserChange, 'authNumber'> & MailChoice;

/** Lets another system say how a person shall be, whether or not they are known here. */
export class EndUserUpsert {
  readonly #endUsers: EndUserManagement;

  constructor(endUsers: EndUserManagement) {
    this.#endUsers = endUsers;
  }

  /** Registers the person with this customer number, or changes them; the same twice is harmless. */
  async upsert(
    context: RequestContext,
    { sendInvitation, companyId: named, ...input }: EndUserUpsertInput,
  ): Promise<Upserted<EndUserView>> {
    admit(context.actor, 'create', named);
    const { manager } = admit(context.actor, 'edit', named);
    const companyId = companyOf(manager, named);
    const { email, ...key } = parseInput(endUserKeySchema, input);
    const externalId = requireExternalId(key.externalId, 'externalId');
    const own = () => ({ ...context, em: context.em.fork() });
    return upserting({
      find: () => findKnown(context.em.fork(), companyId, { externalId, email }),
      create: () => this.#endUsers.create(own(), { ...input, companyId, sendInvitation }),
      change: async (id) => {
        const { view, changed } = await this.#endUsers.change(own(), id, { ...input, companyId });
        return { view, isChanged: changed.length > 0 };
      },
    });
  }
}

/**
 * Who has this customer number. Where no one has, it is given to the person with this address, unless they have
 * another number: two people of the other system with one address are not told apart here.
 */
export async function findKnown(
  em: EntityManager,
  companyId: string,
  { externalId, email }: { externalId: string; email: string },
): Promise<string | undefined> {
  const people = await em.execute<{ id: string; externalId: string | null }[]>(
    `select id, external_id as "externalId" from end_user
      where managing_company_id = ? and (external_id = ? or email = ?)`,
    [companyId, externalId, email],
  );
  const known = people.find((person) => person.externalId === externalId) ?? people[0];
  if (known?.externalId && known.externalId !== externalId) {
    throw wrongField('email', endUserReasons.EMAIL_TAKEN_IN_COMPANY);
  }
  return known?.id;
}
