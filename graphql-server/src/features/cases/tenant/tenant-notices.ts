import type { Language } from '@hausgeist/schema';
import { LOCKED } from '../../../platform/context/index.js';
import type { EntityManager } from '../../../platform/database/index.js';
import type { RateLimit, RateLimits } from '../../../platform/limits/index.js';
import type { Company } from '../../companies/index.js';
import {
  Conversation,
  findLanguage,
  type PersonMessages,
  TENANT_TEXTS,
} from '../../conversations/index.js';
import { EndUser } from '../../end-users/index.js';
import { heading, type MailService, paragraph, renderMail } from '../../mail/index.js';
import type { ServiceCase } from '../case.entity.js';
import type { CaseSide } from '../case-records.entity.js';
import { caseReasons } from '../case.reasons.js';
import { type CaseReporter, findReporters, noteTold } from './case-reporters.js';
import { appointmentFile } from '../work/appointment-file.js';
import {
  caseChangedText,
  caseMessageText,
  caseMadeText,
  caseMailHeading,
  caseMailSubject,
  isDated,
} from './tenant-texts.js';

/** Fields of which tenants are told; the rest is the company's own. */
const TOLD_FIELDS: ReadonlySet<string> = new Set([
  ...['state', 'appointmentAt', 'appointmentUntil', 'appointmentState'],
]);

/** Mails about one case that the company can cause; what others do with it is bounded by what it does. */
const MAIL_LIMIT: RateLimit = { name: 'case-tenant-mail', points: 10, durationSeconds: 3_600 };

interface Dependencies {
  limits: RateLimits;
  messages: PersonMessages;
  mail: MailService;
}

/** What is mailed about a case. */
interface CaseMail {
  company: Company;
  /** The entry of the history that says it. */
  entryId: string;
  endUserId: string;
  language: Language;
  text: string;
  side: CaseSide;
}

/** What one person is told. */
interface CaseWords extends Omit<CaseMail, 'language' | 'text'> {
  /** Their conversation about the case. */
  conversationId: string | undefined;
  say: (language: Language) => string;
  note: string | null;
}

/** What has happened to a case. */
export interface CaseNews {
  company: Company;
  /** The entry of the history that says it. */
  entryId: string;
  isNew: boolean;
  /** Whether the company writes without that anything has changed. */
  isMessage: boolean;
  /** Names of the fields that have other values. */
  changed: readonly string[];
  /** What the company says along with it. */
  note: string | null;
  /** Which side has done it. */
  side: CaseSide;
}

/** Whether a tenant is told of it. */
export function isNews(
  { endUserId, conversationId, appointmentAt, appointmentState }: ServiceCase,
  { isNew, isMessage, changed }: Pick<CaseNews, 'isNew' | 'isMessage' | 'changed'>,
): boolean {
  if (!endUserId) return false;
  // A new case without a conversation is the company's own until something happens to it.
  if (isNew) return Boolean(conversationId);
  if (isMessage || changed.includes('state')) return true;
  // What only one side has proposed may become another.
  const isProposed = Boolean(appointmentAt) && appointmentState !== 'CONFIRMED';
  return changed.some((field) => TOLD_FIELDS.has(field)) && !isProposed;
}

/** Tells tenants what becomes of their cases: in the chat while it goes on, else by mail. */
export class TenantNotices {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Tells the tenant of a case in its transaction. */
  async tell(
    tx: EntityManager,
    serviceCase: ServiceCase,
    { company, entryId, isNew, isMessage, note, side }: Omit<CaseNews, 'changed'>,
  ): Promise<void> {
    const { endUserId } = serviceCase;
    if (!endUserId) return;
    const people = await findReporters(tx, serviceCase);
    const conversationId = people.find((one) => one.endUserId === endUserId)?.conversationId;
    const changedText = isMessage ? caseMessageText : caseChangedText;
    const textOf = isNew ? caseMadeText : changedText;
    await this.#tellOne(tx, serviceCase, {
      ...{ company, entryId, endUserId, conversationId, note, side },
      say: (language) => textOf(language, serviceCase),
    });
  }

  /** Those besides the tenant who are told of it: people of other conversations, of other states alone. */
  async reportersOf(
    tx: EntityManager,
    serviceCase: ServiceCase,
    { isNew, changed }: Pick<CaseNews, 'isNew' | 'changed'>,
  ): Promise<CaseReporter[]> {
    if (isNew || !changed.includes('state')) return [];
    const people = await findReporters(tx, serviceCase);
    return people.filter(({ endUserId }) => endUserId !== serviceCase.endUserId);
  }

  /** Tells them of the state; the appointment is the tenant's matter. */
  async tellReporters(
    tx: EntityManager,
    serviceCase: ServiceCase,
    {
      reporters,
      ...news
    }: Pick<CaseNews, 'company' | 'entryId' | 'note' | 'side'> & {
      reporters: readonly CaseReporter[];
    },
  ): Promise<void> {
    const { number, title, state } = serviceCase;
    await noteTold(tx, serviceCase, reporters);
    for (const reporter of reporters) {
      await this.#tellOne(tx, serviceCase, {
        ...{ ...news, ...reporter },
        say: (language) => caseChangedText(language, { number, title, state }),
      });
    }
  }

  /** Tells the person of a conversation that was added that the case is taken care of. */
  async tellOfCase(
    tx: EntityManager,
    serviceCase: ServiceCase,
    {
      added,
      ...news
    }: Pick<CaseNews, 'company' | 'entryId' | 'note' | 'side'> & {
      added: Conversation;
    },
  ): Promise<void> {
    const reporter = { endUserId: added.endUser.id, conversationId: added.id };
    await noteTold(tx, serviceCase, [reporter]);
    await this.#tellOne(tx, serviceCase, {
      ...{ ...news, ...reporter },
      say: (language) => caseMadeText(language, serviceCase),
    });
  }

  /** In the chat while it goes on, else by mail. */
  async #tellOne(
    tx: EntityManager,
    serviceCase: ServiceCase,
    { conversationId, say, note, ...mail }: CaseWords,
  ): Promise<void> {
    const where = { id: conversationId ?? '', company: mail.company.id };
    const conversation = conversationId ? await tx.findOne(Conversation, where, LOCKED) : null;
    const language = conversationId ? await findLanguage(tx, conversationId) : 'de';
    const text = [say(language), note].filter(Boolean).join('\n');
    if (conversation?.status === 'OPEN') {
      await this.#deps.messages.inform(tx, conversation, text);
      return;
    }
    await this.#mail(tx, serviceCase, { ...mail, language, text });
  }

  async #mail(
    tx: EntityManager,
    serviceCase: ServiceCase,
    { company, entryId, endUserId, language, text, side }: CaseMail,
  ): Promise<void> {
    const tenant = await tx.findOne(EndUser, { id: endUserId, managingCompany: company.id });
    // Another person may read mails to an address that the tenant has never used.
    if (!tenant || tenant.isEmailUnproven) return;
    const isTenant = endUserId === serviceCase.endUserId;
    if (side === 'COMPANY') {
      const tooOften = caseReasons.CASE_TOLD_TOO_OFTEN;
      const whose = isTenant ? serviceCase.id : `${serviceCase.id}:${endUserId}`;
      await this.#deps.limits.consume(MAIL_LIMIT, whose, tooOften);
    }
    await this.#deps.mail.enqueue(tx, {
      companyId: company.id,
      dedupeKey: `case:${serviceCase.id}:${entryId}:${endUserId}`,
      to: tenant.email,
      endUserId,
      fromName: company.name,
      replyTo: company.email,
      ...(isTenant && isDated(serviceCase)
        ? { attachments: [appointmentFile(company, serviceCase, serviceCase.appointmentAt)] }
        : {}),
      ...renderMail({
        language,
        subject: caseMailSubject(language, serviceCase),
        preheader: text,
        sender: company,
        blocks: [
          heading(caseMailHeading(language, serviceCase)),
          paragraph(TENANT_TEXTS[language].greeting(`${tenant.firstName} ${tenant.lastName}`)),
          ...text.split('\n').map((line) => paragraph(line)),
          paragraph(`${TENANT_TEXTS[language].regards}\n${company.name}`),
        ],
      }),
    });
  }
}
