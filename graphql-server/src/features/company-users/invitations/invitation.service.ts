import type { CompanyRole } from '@hausgeist/schema';
import { v7 as uuid } from 'uuid';
import {
  actorId,
  type ManagingActor,
  type RequestContext,
  type StaffLanguage,
  USUAL_LANGUAGE,
} from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { badInput, forbidden, wrongField } from '../../../platform/errors/index.js';
import type { RateLimit, RateLimits } from '../../../platform/limits/index.js';
import { requireCurrentActor } from '../../companies/index.js';
import type { AuditAction, AuditLog } from '../../audit/index.js';
import { mailAdministrators, LINK_SECONDS, type TokenDigests } from '../../auth/index.js';
import { invitationOccasion, type MailService } from '../../mail/index.js';
import { mayGive, mayHandle, maySeeInvitationLink } from '../company-member.policy.js';
import { companyUserReasons } from '../company-user.reasons.js';
import { admit, companyNotFound, type MemberScope } from '../member-scope.js';
import {
  type CompanyName,
  findCompanyName,
  lockCompanyKey,
  isColleague,
  lockInvitation,
} from '../member.repository.js';
import { findMember } from '../members/member-list.repository.js';
import type { NewMember } from '../members/member.schemas.js';
import type { MemberView } from '../members/member-view.js';
import { invitationMail } from './invitation-mail.js';
import { keyInvitationMail } from './key-invitation-mail.js';
import { permissionsOfRole } from './invitation-maker.js';
import { insertInvitation, lockInvitedRole } from './invitation.repository.js';

/** Invitations that one company may mail to one person, however often it takes them back. */
const MAIL_LIMIT: RateLimit = {
  name: 'company-invitation-mail',
  points: 10,
  durationSeconds: 3600,
};

interface Dependencies {
  publicUrl: string;
  digests: TokenDigests;
  limits: RateLimits;
  mail: MailService;
  audit: AuditLog;
}

/** An invitation with the link to hand over by other means, where the actor may see it. */
export interface SentInvitation {
  view: MemberView;
  link: string | undefined;
}

/** Asks people to join a company, again if need be, and takes it back. */
export class InvitationService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Invites a person; the caller has checked that the actor may. */
  async invite(
    context: RequestContext,
    actor: ManagingActor,
    companyId: string,
    person: NewMember,
  ): Promise<SentInvitation> {
    return transactional(context.em.fork(), async (tx) => {
      await requireCurrentActor(tx, actor);
      const company = await lockCompanyKey(tx, companyId);
      await requireGift(tx, actor, companyId, person.role);
      if (await isColleague(tx, companyId, person.email))
        throw wrongField('email', companyUserReasons.EMAIL_TAKEN);
      const standing = await lockInvitedRole(tx, companyId, person.email);
      if (standing && !mayHandle(actor, standing)) throw forbidden();
      const { token, hash } = this.#deps.digests.create();
      const expiresAt = inSeconds(LINK_SECONDS.invitation);
      const { firstName, lastName, email, role } = person;
      const invitation = { companyId, firstName, lastName, email, role, expiresAt };
      const id = await insertInvitation(tx, {
        ...invitation,
        tokenHash: hash,
        invitedBy: actor.name,
        maker: { kind: actor.kind, id: actorId(actor) },
      });
      if (!id) throw wrongField('email', companyUserReasons.ALREADY_INVITED);
      await this.#record(context, tx, 'company-invitation.created', { id, company, ...invitation });
      const { language } = context;
      return this.#send(tx, actor, { id, company, token, language, ...invitation });
    });
  }

  /** Sends an open or expired invitation with a new link; the old one is void at once. */
  async resend(
    context: RequestContext,
    id: string,
    scope: MemberScope = {},
  ): Promise<SentInvitation> {
    const { actor, companyId } = admit(context, 'invite', scope);
    return transactional(context.em.fork(), async (tx) => {
      await requireCurrentActor(tx, actor);
      const invitation = await lockInvitation(tx, id, companyId);
      const { firstName, lastName, email, role } = invitation;
      if (!mayHandle(actor, role)) throw forbidden();
      await requireGift(tx, actor, invitation.managingCompany.id, role);
      if (await isColleague(tx, invitation.managingCompany.id, email))
        throw badInput(companyUserReasons.EMAIL_TAKEN);
      const company = await findCompanyName(tx, invitation.managingCompany.id);
      const { token, hash } = this.#deps.digests.create();
      const expiresAt = inSeconds(LINK_SECONDS.invitation);
      const maker = { makerKind: actor.kind, makerId: actorId(actor), invitedBy: actor.name };
      Object.assign(invitation, { ...maker, tokenHash: hash, expiresAt, sentAt: new Date() });
      await tx.flush();
      const sent = { id, company, firstName, lastName, email, role, expiresAt };
      await this.#record(context, tx, 'company-invitation.resent', sent);
      return this.#send(tx, actor, { ...sent, token, language: context.language });
    });
  }

  /** Takes an open or expired invitation back: its link is void and it is no longer listed. */
  async revoke(context: RequestContext, id: string, scope: MemberScope = {}): Promise<void> {
    const { actor, companyId } = admit(context, 'invite', scope);
    await transactional(context.em.fork(), async (tx) => {
      await requireCurrentActor(tx, actor);
      const invitation = await lockInvitation(tx, id, companyId);
      if (!mayHandle(actor, invitation.role)) throw forbidden();
      invitation.revokedAt = new Date();
      await tx.flush();
      const company = await findCompanyName(tx, invitation.managingCompany.id);
      const { firstName, lastName, email, role } = invitation;
      await this.#record(context, tx, 'company-invitation.revoked', {
        ...{ id, company, firstName, lastName, email, role },
      });
    });
  }

  async #send(
    tx: EntityManager,
    actor: ManagingActor,
    invitation: Invited & {
      token: string;
      expiresAt: Date;
      /** What the person who invites reads: the best guess for a colleague. */
      language: StaffLanguage | undefined;
    },
  ): Promise<SentInvitation> {
    const { publicUrl, mail, limits } = this.#deps;
    const { id, company, token, email, firstName, lastName, role, expiresAt } = invitation;
    await limits.consume(
      MAIL_LIMIT,
      `${company.id} ${email}`,
      companyUserReasons.INVITED_TOO_OFTEN,
    );
    const link = `${publicUrl}/company/accept-invitation/${token}`;
    const language = invitation.language ?? USUAL_LANGUAGE['company-user'];
    const words = { language, firstName, lastName, role, expiresAt, link };
    await mail.enqueue(tx, {
      dedupeKey: invitationOccasion('company-invitation', id, expiresAt),
      to: email,
      fromName: company.name,
      ...invitationMail({ ...words, companyName: company.name, invitedBy: actor.name }),
    });
    if (actor.kind === 'apiKey') await this.#tellAdministrators(tx, actor.name, invitation);
    const view = await findMember(tx, 'INVITATION', id);
    if (!view) throw companyNotFound();
    return { view, link: maySeeInvitationLink(actor) ? link : undefined };
  }

  /** People vouch for people: who a program brings in is shown to those who can take them out again. */
  async #tellAdministrators(tx: EntityManager, keyName: string, person: Invited): Promise<void> {
    const { publicUrl, mail } = this.#deps;
    const { id: companyId, name: companyName } = person.company;
    const link = `${publicUrl}/company/dashboard/team`;
    await mailAdministrators(tx, mail, companyId, {
      occasion: `key-invitation:${uuid()}`,
      write: ({ language, name }) =>
        keyInvitationMail({ language, name, keyName, companyName, person, link }),
    });
  }

  async #record(
    context: RequestContext,
    tx: EntityManager,
    action: AuditAction,
    { id, company, firstName, lastName, email, role }: Invited,
  ): Promise<void> {
    const name = `${firstName} ${lastName}`;
    const subject = { kind: 'companyInvitation', id, name } as const;
    await this.#deps.audit.record(context, tx, action, { company, subject }, { email, role });
  }
}

/** Throws unless the actor may let users have what this role allows at the company. */
export async function requireGift(
  em: EntityManager,
  actor: ManagingActor,
  companyId: string,
  role: CompanyRole,
): Promise<void> {
  if (mayGive(actor, role, await permissionsOfRole(em, companyId, role))) return;
  const { ROLE_BEYOND_KEY, ROLE_TOO_HIGH } = companyUserReasons;
  throw forbidden(mayHandle(actor, role) ? ROLE_BEYOND_KEY : ROLE_TOO_HIGH);
}

/** The person who was invited, and the company. */
interface Invited {
  id: string;
  company: CompanyName;
  firstName: string;
  lastName: string;
  email: string;
  role: CompanyRole;
}

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);
