import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '../../../platform/database/index.js';
import type { Company } from '../../companies/index.js';
import { Conversation, type PersonMessages } from '../../conversations/index.js';
import { EndUser } from '../../end-users/index.js';
import { heading, type MailService, paragraph, renderMail } from '../../mail/index.js';
import type { ServiceCase } from '../case.entity.js';
import { caseName } from '../case-views.js';
import { caseChangedText, caseMadeText } from './tenant-texts.js';

/** Fields of which tenants are told; the rest is the company's own. */
const TOLD_FIELDS: ReadonlySet<string> = new Set(['state', 'appointmentAt', 'appointmentState']);

interface Dependencies {
  messages: PersonMessages;
  mail: MailService;
}

/** What has happened to a case. */
export interface CaseNews {
  company: Company;
  isNew: boolean;
  /** Names of the fields that have other values. */
  changed: readonly string[];
}

/** Tells tenants what becomes of their cases: in the chat while it goes on, else by mail. */
export class TenantNotices {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Tells the tenant of a case in its transaction; nothing where they need not know. */
  async tell(
    tx: EntityManager,
    serviceCase: ServiceCase,
    { company, isNew, changed }: CaseNews,
  ): Promise<void> {
    const { endUserId, conversationId, appointmentAt, appointmentState } = serviceCase;
    // A new case without a conversation is the company's own until something happens to it.
    const isNews = isNew
      ? Boolean(conversationId)
      : changed.some((field) => TOLD_FIELDS.has(field));
    if (!endUserId || !isNews) return;
    const isAppointmentAlone = !isNew && !changed.includes('state');
    // What only one side has proposed may become another.
    if (isAppointmentAlone && appointmentAt && appointmentState !== 'CONFIRMED') return;
    const text = isNew ? caseMadeText(serviceCase) : caseChangedText(serviceCase);
    const conversation = conversationId
      ? await tx.findOne(
          Conversation,
          { id: conversationId, company: company.id },
          { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
        )
      : null;
    if (conversation?.status === 'OPEN') {
      await this.#deps.messages.inform(tx, conversation, text);
      return;
    }
    await this.#mail(tx, serviceCase, { company, endUserId, text });
  }

  async #mail(
    tx: EntityManager,
    serviceCase: ServiceCase,
    { company, endUserId, text }: { company: Company; endUserId: string; text: string },
  ): Promise<void> {
    const tenant = await tx.findOne(EndUser, { id: endUserId, managingCompany: company.id });
    // Another person may read mails to an address that the tenant has never used.
    if (!tenant || tenant.isEmailUnproven) return;
    await this.#deps.mail.enqueue(tx, {
      dedupeKey: `case:${serviceCase.id}:${serviceCase.revision}`,
      to: tenant.email,
      fromName: company.name,
      replyTo: company.email,
      ...renderMail({
        language: 'de',
        subject: `Vorgang ${caseName(serviceCase)}: ${serviceCase.title}`,
        preheader: text,
        sender: company,
        blocks: [
          heading(`Ihr Vorgang ${caseName(serviceCase)}`),
          paragraph(`Guten Tag ${tenant.firstName} ${tenant.lastName},`),
          paragraph(text),
          paragraph(`Mit freundlichen Grüßen\n${company.name}`),
        ],
      }),
    });
  }
}
