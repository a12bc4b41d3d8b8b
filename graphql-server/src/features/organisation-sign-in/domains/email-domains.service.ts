import { domainToASCII } from 'node:url';
import { requireStaff, type RequestContext } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { conflict, notFound, refusingTaken, wrongField } from '../../../platform/errors/index.js';
import type { RateLimit, RateLimits } from '../../../platform/limits/index.js';
import { aboutCompany, type AuditAction, type AuditLog } from '../../audit/index.js';
import { type Auth, authReasons, organisationReasons, type Proof } from '../../auth/index.js';
import { lockCompany, requireCurrentActor } from '../../companies/index.js';
import { OrganisationDomain } from '../organisation-domain.entity.js';
import { OrganisationProvider } from '../organisation-provider.entity.js';
import { mayVouchForDomain, organisationToEdit } from '../organisation-sign-in.policy.js';
import {
  findCandidates,
  findOrganisation,
  findPeopleWithDomain,
  type OrganisationView,
} from '../settings/organisation-settings.repository.js';
import { proofRecord } from './proof-record.js';
import type { DomainRecords } from './domain-records.js';

const MOST_DOMAINS = 20;

/** Looking up records for others is limited. */
const PROVING: RateLimit = { name: 'email-domain-proof', points: 60, durationSeconds: 3600 };

interface Dependencies {
  audit: AuditLog;
  auth: Pick<Auth, 'proof' | 'digests' | 'sessions'>;
  limits: RateLimits;
  records: DomainRecords;
}

/** A domain of a company. */
interface Named {
  companyId?: string | null | undefined;
  domain: string;
}

/** A change, once it is known that the actor may make it. */
interface Change {
  tx: EntityManager;
  companyId: string;
  domain: OrganisationDomain;
}

/** The domains whose addresses an organisation vouches for. */
export class EmailDomains {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Names a domain. It counts for nothing until it is proved. */
  async add(context: RequestContext, input: Named): Promise<OrganisationView> {
    const companyId = organisationToEdit(context.actor, input.companyId);
    const domain = readDomain(input.domain);
    await transactional(context.em.fork(), async (tx) => {
      const company = await lockCompany(tx, companyId);
      await requireCurrentActor(tx, requireStaff(context.actor));
      const known = await tx.find(OrganisationDomain, { managingCompany: companyId });
      if (known.some((each) => each.domain === domain)) {
        throw wrongField('domain', organisationReasons.EMAIL_DOMAIN_KNOWN);
      }
      if (known.length >= MOST_DOMAINS) {
        throw conflict(organisationReasons.TOO_MANY_EMAIL_DOMAINS({ max: MOST_DOMAINS }));
      }
      tx.create(OrganisationDomain, { managingCompany: companyId, domain });
      await tx.flush();
      const about = aboutCompany(company);
      await this.#deps.audit.record(context, tx, 'company.email-domain-added', about, { domain });
    });
    return findOrganisation(context.em, companyId);
  }

  /** Looks for the record that only the owner of a domain can make. */
  async prove(context: RequestContext, input: Named): Promise<OrganisationView> {
    const companyId = organisationToEdit(context.actor, input.companyId);
    const { limits, records, auth } = this.#deps;
    await limits.consume(PROVING, companyId, authReasons.TOO_MANY_ATTEMPTS);
    const domain = readDomain(input.domain);
    const { name, value } = proofRecord(auth.digests, { companyId, domain });
    const isProved =
      mayVouchForDomain(context.actor) || (await records.texts(name)).includes(value);
    if (!isProved) throw conflict(organisationReasons.EMAIL_DOMAIN_UNPROVED);
    await refusingTaken(domainHeld, () =>
      this.#change(context, { companyId, domain }, async (change) => {
        change.domain.provedAt ??= new Date();
        return { action: 'company.email-domain-proved' };
      }),
    );
    return findOrganisation(context.em, companyId);
  }

  /**
   * Makes the organisation the only door of people with such an address, or one of several again. Who came
   * in by another door has to come in anew; but not the person who asks, who has just proved who they are.
   */
  async force(
    context: RequestContext,
    input: Named & { isForced: boolean; proof: Proof },
  ): Promise<{ view: OrganisationView; endedSessions: number }> {
    const companyId = organisationToEdit(context.actor, input.companyId);
    const actor = requireStaff(context.actor);
    const { proof, sessions } = this.#deps.auth;
    await proof.require(context, actor, input.proof);
    const domain = readDomain(input.domain);
    let endedSessions = 0;
    await this.#change(context, { companyId, domain }, async (change) => {
      change.domain.isForced = input.isForced;
      if (!input.isForced) return { action: 'company.email-domain-freed' };
      const people = await requireSafeDoor(change);
      endedSessions = await sessions.endOwnWaysOf(change.tx, people, { except: actor.sessionId });
      return { action: 'company.email-domain-forced', details: { endedSessions } };
    });
    return { view: await findOrganisation(context.em, companyId), endedSessions };
  }

  /** Takes a domain off the list. */
  async remove(
    context: RequestContext,
    input: Named & { proof: Proof },
  ): Promise<OrganisationView> {
    const companyId = organisationToEdit(context.actor, input.companyId);
    await this.#deps.auth.proof.require(context, requireStaff(context.actor), input.proof);
    const domain = readDomain(input.domain);
    await this.#change(context, { companyId, domain }, async (change) => {
      change.tx.remove(change.domain);
      return { action: 'company.email-domain-removed' };
    });
    return findOrganisation(context.em, companyId);
  }

  async #change(
    context: RequestContext,
    { companyId, domain: name }: { companyId: string; domain: string },
    work: (change: Change) => Promise<{ action: AuditAction; details?: object }>,
  ): Promise<void> {
    await transactional(context.em.fork(), async (tx) => {
      const company = await lockCompany(tx, companyId);
      await requireCurrentActor(tx, requireStaff(context.actor));
      const domain = await tx.findOne(OrganisationDomain, {
        managingCompany: companyId,
        domain: name,
      });
      if (!domain) throw notFound(organisationReasons.EMAIL_DOMAIN_NOT_FOUND);
      const { action, details } = await work({ tx, companyId, domain });
      await tx.flush();
      await this.#deps.audit.record(context, tx, action, aboutCompany(company), {
        domain: name,
        ...details,
      });
    });
  }
}

/**
 * A door that is the only one has to be there, and an administrator has to have another key. Gives the
 * people for whom it is the only one.
 */
async function requireSafeDoor({ tx, companyId, domain }: Change): Promise<string[]> {
  if (!domain.provedAt) throw conflict(organisationReasons.EMAIL_DOMAIN_NEEDS_PROOF);
  const provider = await tx.findOne(OrganisationProvider, {
    managingCompany: companyId,
    isEnabled: true,
  });
  if (!provider) throw conflict(organisationReasons.EMAIL_DOMAIN_NEEDS_PROVIDER);
  const candidates = await findCandidates(tx, companyId, provider.breakGlassIds);
  if (!candidates.some((one) => one.isBreakGlass && one.hasSecondFactor)) {
    throw conflict(organisationReasons.BREAK_GLASS_MISSING);
  }
  const people = await findPeopleWithDomain(tx, companyId, domain.domain);
  return people.filter((id) => !provider.breakGlassIds.includes(id));
}

const domainHeld = () => conflict(organisationReasons.EMAIL_DOMAIN_HELD);

/** A domain in the form that name servers know. */
function readDomain(text: string): string {
  const domain = domainToASCII(text.trim().replace(/^@/, '').replace(/\.$/, '').toLowerCase());
  const isDomain = domain.length <= 253 && /^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/.test(domain);
  // The last part of an address of the internet is a number.
  if (!isDomain || /\.\d+$/.test(domain)) {
    throw wrongField('domain', organisationReasons.EMAIL_DOMAIN_INVALID);
  }
  return domain;
}
