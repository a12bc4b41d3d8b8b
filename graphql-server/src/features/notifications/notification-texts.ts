import type { NotificationKind } from '@hausgeist/schema';
import { type StaffLanguage, USUAL_LANGUAGE } from '../../platform/context/index.js';
import { discreetDangerName } from './danger-names.js';
import type { NotificationDetails } from './notification.entity.js';

/** What is said of a notification outside of the console. */
export interface NotificationFacts {
  kind: NotificationKind;
  details: NotificationDetails;
  count: number;
  caseNumber?: number | null;
}

type Words = Record<NotificationKind, (facts: NotificationFacts) => string>;

const numberOf = ({ caseNumber }: NotificationFacts): string =>
  caseNumber ? ` #${caseNumber}` : '';

const WORDS: Record<StaffLanguage, Words> = {
  de: {
    EMERGENCY: (facts) => `Notfall: ${discreetDangerName(facts.details.danger, 'de')}`,
    WAITING: () => 'Ein Gespräch wartet auf einen Menschen',
    ASSIGNED: () => 'Ein Gespräch wurde Ihnen zugewiesen',
    MENTIONED: ({ count }) =>
      `Sie wurden in ${count === 1 ? 'einer Notiz' : `${count} Notizen`} erwähnt`,
    TENANT_REPLY: ({ count }) =>
      `${count === 1 ? 'Neue Antwort' : `${count} neue Antworten`} in Ihrem Gespräch`,
    CASE_REPORTED: (facts) => `Vorgang${numberOf(facts)}: ein Schaden wurde gemeldet`,
    CASE_ASSIGNED: (facts) => `Vorgang${numberOf(facts)} wurde Ihnen zugewiesen`,
    CASE_CRAFTSMAN: (facts) => `Vorgang${numberOf(facts)}: der Handwerker hat sich gemeldet`,
    CASE_DUE: (facts) => `Vorgang${numberOf(facts)} ist heute fällig`,
    CASE_OVERDUE: (facts) => `Vorgang${numberOf(facts)} ist überfällig`,
    KNOWLEDGE_REVIEW: () => 'Ein Entwurf des Wissens wartet auf Prüfung',
    BROADCAST_DONE: () => 'Ein Rundschreiben ist versendet',
    BROADCAST_FAILED: () => 'Ein Rundschreiben konnte nicht ganz versendet werden',
    QUOTA_NEARLY_SPENT: () => 'Ein Tageskontingent ist zu 80 % verbraucht',
  },
  en: {
    EMERGENCY: (facts) => `Emergency: ${discreetDangerName(facts.details.danger, 'en')}`,
    WAITING: () => 'A conversation is waiting for a person',
    ASSIGNED: () => 'A conversation was assigned to you',
    MENTIONED: ({ count }) => `You were mentioned in ${count === 1 ? 'a note' : `${count} notes`}`,
    TENANT_REPLY: ({ count }) =>
      `${count === 1 ? 'New reply' : `${count} new replies`} in your conversation`,
    CASE_REPORTED: (facts) => `Case${numberOf(facts)}: damage was reported`,
    CASE_ASSIGNED: (facts) => `Case${numberOf(facts)} was assigned to you`,
    CASE_CRAFTSMAN: (facts) => `Case${numberOf(facts)}: news from the craftsman`,
    CASE_DUE: (facts) => `Case${numberOf(facts)} is due today`,
    CASE_OVERDUE: (facts) => `Case${numberOf(facts)} is overdue`,
    KNOWLEDGE_REVIEW: () => 'A draft of the knowledge waits for review',
    BROADCAST_DONE: () => 'A broadcast was sent',
    BROADCAST_FAILED: () => 'A broadcast could not be sent completely',
    QUOTA_NEARLY_SPENT: () => 'A quota of the day is 80% spent',
  },
};

/** What is said in its place to those who stand in for an absent colleague, where it is not theirs. */
const OF_COLLEAGUE: Record<StaffLanguage, Partial<Words>> = {
  de: {
    ASSIGNED: () => 'Ein Gespräch wurde zugewiesen',
    MENTIONED: ({ count }) => `Erwähnung in ${count === 1 ? 'einer Notiz' : `${count} Notizen`}`,
    TENANT_REPLY: ({ count }) => (count === 1 ? 'Neue Antwort' : `${count} neue Antworten`),
    CASE_ASSIGNED: (facts) => `Vorgang${numberOf(facts)} wurde zugewiesen`,
  },
  en: {
    ASSIGNED: () => 'A conversation was assigned',
    MENTIONED: ({ count }) => `Mentioned in ${count === 1 ? 'a note' : `${count} notes`}`,
    TENANT_REPLY: ({ count }) => (count === 1 ? 'New reply' : `${count} new replies`),
    CASE_ASSIGNED: (facts) => `Case${numberOf(facts)} was assigned`,
  },
};

const DEPUTY: Record<StaffLanguage, string> = { de: 'Vertretung', en: 'Standing in' };

/** What has happened in a few words that a lock screen may show: no names, no addresses, no messages. */
export function titleOf(language: StaffLanguage, facts: NotificationFacts): string {
  const own = WORDS[language][facts.kind];
  if (!facts.details.deputyFor) return own(facts);
  return `${DEPUTY[language]}: ${(OF_COLLEAGUE[language][facts.kind] ?? own)(facts)}`;
}

/** What is said of several at once. */
export const countTitle = (language: StaffLanguage, count: number): string => {
  if (language === 'de')
    return count === 1 ? '1 neue Benachrichtigung' : `${count} neue Benachrichtigungen`;
  return count === 1 ? '1 new notification' : `${count} new notifications`;
};

/** The language of a person who has not chosen one. */
export const languageOf = (
  person: { companyId: string | null },
  settings: { language: StaffLanguage } | null,
): StaffLanguage =>
  settings?.language ?? USUAL_LANGUAGE[person.companyId === null ? 'admin' : 'company-user'];
