import { v7 as uuid } from 'uuid';
import { requireStaff, type RequestContext } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { wrongField } from '../../../platform/errors/index.js';
import { seal, unsealIfPossible } from '../../../platform/secrets/index.js';
import { aboutCompany, type AuditLog } from '../../audit/index.js';
import {
  mailAdministrators,
  type Auth,
  organisationReasons,
  type Proof,
} from '../../auth/index.js';
import { lockCompany, requireCurrentActor } from '../../companies/index.js';
import type { MailService } from '../../mail/index.js';
import { type AddressRules, problemOfUrl } from '../../webhooks/index.js';
import { OrganisationDomain } from '../organisation-domain.entity.js';
import { OrganisationProvider } from '../organisation-provider.entity.js';
import { organisationToEdit, organisationToView } from '../organisation-sign-in.policy.js';
import type { OpenIdClient } from '../providers/open-id-client.js';
import { secretKey } from '../providers/providers.js';
import {
  findCandidates,
  findOrganisation,
  type OrganisationView,
} from './organisation-settings.repository.js';
import { type ProviderInput, readProviderInput } from './provider-input.js';
import { type ProviderChange, providerMail } from './provider-mail.js';

interface Dependencies {
  audit: AuditLog;
  auth: Pick<Auth, 'proof' | 'digests'>;
  openId: OpenIdClient;
  rules: AddressRules;
  mail: MailService;
  publicUrl: string;
}

/** A call about one company. */
interface Call {
  companyId?: string | null | undefined;
}

/** What a client sends of a provider; whether it fits is not known yet. */
type GivenProvider = Call & { proof: Proof } & Record<keyof ProviderInput, unknown>;

/** How people of a company sign in with their organisation, as its administrators set it up. */
export class OrganisationSettings {
  readonly #deps: Dependencies;
  readonly #key: Buffer;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    this.#key = secretKey(deps.auth.digests);
  }

  async find({ actor, em }: RequestContext, { companyId }: Call): Promise<OrganisationView> {
    return findOrganisation(em, organisationToView(actor, companyId));
  }

  /** Sets the provider up or changes it, once it has answered under its name. */
  async update(context: RequestContext, input: GivenProvider): Promise<OrganisationView> {
    const { actor } = context;
    const companyId = organisationToEdit(actor, input.companyId);
    const given = readProviderInput(input);
    const problem = problemOfUrl(given.issuer, this.#deps.rules);
    if (problem) throw wrongField('issuer', problem);
    const before = await context.em.findOne(
      OrganisationProvider,
      { managingCompany: companyId },
      { disableIdentityMap: true },
    );
    const clientSecret = given.clientSecret || this.#keptSecret(before, given);
    if (!clientSecret) throw wrongField('clientSecret', organisationReasons.CLIENT_SECRET_MISSING);
    await this.#deps.auth.proof.require(context, requireStaff(actor), input.proof);
    const client = { ...given, clientSecret, scopes: given.scopes.split(' ').filter(Boolean) };
    const able = await this.#deps.openId.tryOut(client, context.log);
    if (!able) throw wrongField('issuer', organisationReasons.ISSUER_UNUSABLE);
    if (given.signsOut && !able.canSignOut) {
      throw wrongField('signsOut', organisationReasons.ISSUER_WITHOUT_SIGN_OUT);
    }
    await this.#store(context, companyId, { ...given, clientSecret });
    return findOrganisation(context.em, companyId);
  }

  /** Ends the sign-in with the organisation; who signed in with it alone needs a new password. */
  async remove(context: RequestContext, input: Call & { proof: Proof }): Promise<OrganisationView> {
    const companyId = organisationToEdit(context.actor, input.companyId);
    const actor = requireStaff(context.actor);
    await this.#deps.auth.proof.require(context, actor, input.proof);
    await transactional(context.em.fork(), async (tx) => {
      const company = await lockCompany(tx, companyId);
      await requireCurrentActor(tx, actor);
      await tx.nativeDelete(OrganisationProvider, { managingCompany: companyId });
      await tx.nativeUpdate(
        OrganisationDomain,
        { managingCompany: companyId },
        { isForced: false },
      );
      const about = aboutCompany(company);
      await this.#deps.audit.record(context, tx, 'company.organisation-removed', about);
      await this.#tell(context, tx, company, { kind: 'removed' });
    });
    return findOrganisation(context.em, companyId);
  }

  /** The stored secret goes to no other provider than the one that it was given for. */
  #keptSecret(before: OrganisationProvider | null, { issuer, clientId }: ProviderInput) {
    if (before?.issuer !== issuer || before.clientId !== clientId) return undefined;
    return unsealIfPossible(this.#key, before.id, before.sealedSecret);
  }

  async #store(context: RequestContext, companyId: string, given: ProviderInput): Promise<void> {
    await transactional(context.em.fork(), async (tx) => {
      const company = await lockCompany(tx, companyId);
      await requireCurrentActor(tx, requireStaff(context.actor));
      const { clientSecret, ...columns } = given;
      await requireBreakGlass(tx, companyId, given);
      const found = await tx.findOne(OrganisationProvider, { managingCompany: companyId });
      const provider = found ?? new OrganisationProvider();
      const sealedSecret = seal(this.#key, provider.id, clientSecret);
      if (found) tx.assign(found, { ...columns, sealedSecret });
      else {
        const fresh = { ...columns, sealedSecret, managingCompany: companyId };
        tx.create(OrganisationProvider, { ...fresh, id: provider.id });
      }
      await tx.flush();
      const { issuer, clientId, roleClaim, defaultRole, isEnabled, signsOut } = given;
      const about = aboutCompany(company);
      await this.#deps.audit.record(context, tx, 'company.organisation-updated', about, {
        ...{ issuer, clientId, roleClaim, defaultRole, isEnabled, signsOut },
        roles: given.roleValues.map(({ value, role }) => `${value}: ${role}`),
      });
      await this.#tell(context, tx, company, { kind: found ? 'changed' : 'added', issuer });
    });
  }

  /** Mails all administrators: an attacker who sets up a provider of their own could sign in as anyone of the company. */
  async #tell(
    context: RequestContext,
    tx: EntityManager,
    company: { id: string; name: string },
    change: ProviderChange,
  ): Promise<void> {
    const { mail, publicUrl } = this.#deps;
    const by = requireStaff(context.actor);
    const at = new Date();
    await mailAdministrators(tx, mail, company.id, {
      occasion: `organisation-provider:${uuid()}`,
      write: ({ language, name }) =>
        providerMail({
          ...{ language, name, at, change, companyName: company.name, address: context.address },
          person: `${by.name} (${by.email})`,
          link: `${publicUrl}/company/dashboard/audit`,
        }),
    });
  }
}

/** Those who are chosen are administrators; where the provider is the only door, one of them can come in. */
async function requireBreakGlass(
  tx: EntityManager,
  companyId: string,
  { breakGlassIds, isEnabled }: ProviderInput,
): Promise<void> {
  const candidates = await findCandidates(tx, companyId, breakGlassIds);
  const chosen = candidates.filter(({ isBreakGlass }) => isBreakGlass);
  const isForced =
    isEnabled &&
    (await tx.count(OrganisationDomain, { managingCompany: companyId, isForced: true })) > 0;
  const isOpen = !isForced || chosen.some(({ hasSecondFactor }) => hasSecondFactor);
  if (chosen.length === breakGlassIds.length && isOpen) return;
  throw wrongField('breakGlassIds', organisationReasons.BREAK_GLASS_MISSING);
}
