import { v7 as uuid } from 'uuid';
import type { Config } from '../../../env.js';
import type { RequestContext } from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import { type AuditLog, bySubject } from '../../audit/index.js';
import {
  mailAdministrators,
  type DoorRule,
  type OrganisationRule,
  type WantedAccount,
} from '../../auth/index.js';
import type { MailService } from '../../mail/index.js';
import { domainOf } from '../providers/provider.js';
import { breakGlassMail } from './break-glass-mail.js';

interface Dependencies {
  config: Pick<Config, 'organisation' | 'publicUrl'>;
  audit: AuditLog;
  mail: MailService;
}

/** Says who has to come in through their organisation, and tells when a person came in without. */
export class OrganisationRules implements OrganisationRule {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async judge(em: EntityManager, wanted: WantedAccount): Promise<DoorRule> {
    return wanted.audience === 'admin' ? this.#judgeAdmin(wanted) : judgeMember(em, wanted);
  }

  async tell(
    context: RequestContext,
    tx: EntityManager,
    person: Parameters<OrganisationRule['tell']>[2],
  ): Promise<void> {
    const { audit, mail, config } = this.#deps;
    const { audience, id, name, company } = person;
    const kind = audience === 'admin' ? 'admin' : 'companyUser';
    const about = bySubject({ company, subject: { kind, id, name } });
    await audit.record(context, tx, 'session.break-glass', about);
    const inside = audience === 'admin' ? '/admin/audit' : '/company/dashboard/audit';
    const at = new Date();
    await mailAdministrators(tx, mail, company?.id ?? null, {
      occasion: `break-glass:${uuid()}`,
      write: (to) =>
        breakGlassMail({
          ...{ language: to.language, name: to.name, person: `${name} (${person.email})`, at },
          ...{ address: context.address, link: config.publicUrl + inside },
          companyName: company?.name,
        }),
    });
  }

  #judgeAdmin({ email, account }: WantedAccount): DoorRule {
    const { organisation } = this.#deps.config;
    if (!organisation?.isForced || !organisation.emailDomains.includes(domainOf(email)))
      return 'open';
    return account && organisation.breakGlass.includes(email) ? 'breakGlass' : 'organisation';
  }
}

/** People of other companies sign in as before, even if another company has proved the domain of their address. */
async function judgeMember(
  em: EntityManager,
  { email, account }: WantedAccount,
): Promise<DoorRule> {
  const [row] = await em.execute<{ company: string; breakGlassIds: string[] }[]>(
    `select d.managing_company_id as company, p.break_glass_ids as "breakGlassIds"
       from organisation_domain d
       join organisation_provider p on p.managing_company_id = d.managing_company_id
      where d.domain = ? and d.proved_at is not null and d.is_forced and p.is_enabled`,
    [domainOf(email)],
  );
  if (!row || (account && account.companyId !== row.company)) return 'open';
  return account && row.breakGlassIds.includes(account.id) ? 'breakGlass' : 'organisation';
}
