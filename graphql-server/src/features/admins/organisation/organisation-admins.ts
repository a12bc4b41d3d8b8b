import type { RequestContext } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { unauthenticated } from '../../../platform/errors/index.js';
import { type AuditLog, bySubject } from '../../audit/index.js';
import {
  findLinkedPerson,
  linkPerson,
  NO_PASSWORD,
  organisationReasons,
  type ProviderName,
} from '../../auth/index.js';
import {
  type AdminAccount,
  type AdminView,
  aboutAdmin,
  findAdmin,
  findAdminByEmail,
  insertAdmin,
} from '../admin.repository.js';

/** A person whom the platform's provider vouches for. */
export interface OrganisationAdmin {
  name: Omit<ProviderName, 'audience'>;
  /** Lower case; missing unless it is proved to be theirs and of the platform. */
  email: string | undefined;
  firstName: string;
  lastName: string;
  /** Whether the provider's values make them an administrator; undefined where it is not asked. */
  isMadeAdmin: boolean | undefined;
}

const refused = () => unauthenticated(organisationReasons.ORGANISATION_PERSON_REFUSED);

/** Finds, links and adds the administrators whom the platform's provider sends. */
export class OrganisationAdmins {
  readonly #audit: AuditLog;

  constructor(audit: AuditLog) {
    this.#audit = audit;
  }

  /** Id of the administrator who this is; throws for those who are not to be let in. */
  async admit(context: RequestContext, person: OrganisationAdmin): Promise<string> {
    const { isMadeAdmin, name, email } = person;
    if (isMadeAdmin === false) throw noRole();
    return transactional(context.em.fork(), async (tx) => {
      const named = { ...name, audience: 'admin' } as const;
      const linked = await findLinkedPerson(tx, named);
      if (linked) {
        if (!(await findAdmin(tx, linked))) throw refused();
        return linked;
      }
      if (!email) throw unauthenticated(organisationReasons.ORGANISATION_ADDRESS_UNPROVED);
      const account = await findAdminByEmail(tx, email);
      // An open invitation or registration is no account yet: the provider alone may make one of it.
      if (!account?.isVerified && !isMadeAdmin) throw noRole();
      const admin = account ?? (await insertAdmin(tx, { ...person, email }));
      if (!admin || !(await linkPerson(tx, admin.id, named))) throw refused();
      if (account?.isVerified)
        await this.#audit.record(context, tx, 'admin.organisation-linked', about(admin));
      else await this.#confirm(context, tx, { ...admin, ...pickName(account, person) });
      return admin.id;
    });
  }

  /** The provider has proved the address. What was chosen before, perhaps by a stranger, opens nothing. */
  async #confirm(context: RequestContext, tx: EntityManager, admin: AdminView): Promise<void> {
    await tx.execute(
      `update admin set is_verified = true, password_hash = ?, first_name = ?, last_name = ?,
              updated_at = now() where id = ?`,
      [NO_PASSWORD, admin.firstName, admin.lastName, admin.id],
    );
    await tx.execute('delete from one_time_token where subject_id = ?', [admin.id]);
    await this.#audit.record(context, tx, 'admin.organisation-joined', about(admin));
  }
}

const about = (admin: AdminView) => bySubject(aboutAdmin(admin));

const pickName = (account: AdminAccount | undefined, { firstName, lastName }: OrganisationAdmin) =>
  account?.firstName ? {} : { firstName, lastName };

const noRole = () => unauthenticated(organisationReasons.ORGANISATION_GIVES_NO_ROLE);
