import type { NotificationKind } from '@hausgeist/schema';
import { type StaffLanguage, USUAL_LANGUAGE } from '../../platform/context/index.js';
import { discreetDangerName } from './danger-names.js';
import type { NotificationDetails } from './notification.entity.js';

/** What is said of a notification outside of the console. */
export interface Told {
  kind: NotificationKind;
  details: NotificationDetails;
  caseNumber?: number | null;
}

type Words = Record<NotificationKind, (told: Told) => string>;

const numberOf = ({ caseNumber }: Told): string => (caseNumber ? ` #${caseNumber}` : '');

const WORDS: Record<StaffLanguage, Words> = {
  de: {
    EMERGENCY: (told) => `Notfall: ${discreetDangerName(told.details.danger, 'de')}`,
    WAITING: () => 'Ein Gespräch wartet auf einen Menschen',
    ASSIGNED: () => 'Ein Gespräch wurde Ihnen zugewiesen',
    MENTIONED: () => 'Sie wurden in einer Notiz erwähnt',
    TENANT_REPLY: () => 'Neue Antwort in Ihrem Gespräch',
    CASE_REPORTED: (told) => `Vorgang${numberOf(told)}: ein Schaden wurde gemeldet`,
    CASE_ASSIGNED: (told) => `Vorgang${numberOf(told)} wurde Ihnen zugewiesen`,
    CASE_CRAFTSMAN: (told) => `Vorgang${numberOf(told)}: der Handwerker hat sich gemeldet`,
    CASE_DUE: (told) => `Vorgang${numberOf(told)} ist heute fällig`,
    CASE_OVERDUE: (told) => `Vorgang${numberOf(told)} ist überfällig`,
    KNOWLEDGE_REVIEW: () => 'Ein Entwurf des Wissens wartet auf Prüfung',
    BROADCAST_DONE: () => 'Ein Rundschreiben ist versendet',
    BROADCAST_FAILED: () => 'Ein Rundschreiben konnte nicht ganz versendet werden',
    QUOTA_NEARLY_SPENT: () => 'Ein Tageskontingent ist zu 80 % verbraucht',
  },
  en: {
    EMERGENCY: (told) => `Emergency: ${discreetDangerName(told.details.danger, 'en')}`,
    WAITING: () => 'A conversation is waiting for a person',
    ASSIGNED: () => 'A conversation was assigned to you',
    MENTIONED: () => 'You were mentioned in a note',
    TENANT_REPLY: () => 'New reply in your conversation',
    CASE_REPORTED: (told) => `Case${numberOf(told)}: damage was reported`,
    CASE_ASSIGNED: (told) => `Case${numberOf(told)} was assigned to you`,
    CASE_CRAFTSMAN: (told) => `Case${numberOf(told)}: news of the craftsman`,
    CASE_DUE: (told) => `Case${numberOf(told)} is due today`,
    CASE_OVERDUE: (told) => `Case${numberOf(told)} is overdue`,
    KNOWLEDGE_REVIEW: () => 'A draft of the knowledge waits for review',
    BROADCAST_DONE: () => 'A broadcast was sent',
    BROADCAST_FAILED: () => 'A broadcast could not be sent completely',
    QUOTA_NEARLY_SPENT: () => 'A quota of the day is 80% spent',
  },
};

/** What has happened in a few words that a lock screen may show: no names, no addresses, no messages. */
export const titleOf = (language: StaffLanguage, told: Told): string =>
  WORDS[language][told.kind](told);

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
