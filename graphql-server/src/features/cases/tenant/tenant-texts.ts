import type { Language } from '@hausgeist/schema';
import { TIME_ZONE } from '../../../platform/german/index.js';
import type { AppointmentState, CaseState } from '../case.entity.js';

/** What a tenant is told of. */
export interface ToldCase {
  number: number;
  title: string;
  state: CaseState;
  appointmentAt?: Date | null;
  appointmentUntil?: Date | null;
  appointmentState?: AppointmentState | null;
}

/** The words for cases in one language. */
interface CaseTexts {
  made: (title: string, number: number) => string;
  changed: (name: string, state: string) => string;
  message: (name: string) => string;
  appointment: (moment: string) => string;
  states: Record<CaseState, string>;
  subject: (number: number, title: string) => string;
  heading: (number: number) => string;
}

const TEXTS: Readonly<Record<Language, CaseTexts>> = {
  de: {
    made: (title, number) =>
      `Wir kümmern uns darum: Ihr Anliegen „${title}“ hat die Vorgangsnummer #${number}. Über den Stand halten wir Sie hier auf dem Laufenden.`,
    changed: (name, state) => `Vorgang ${name}: ${state}.`,
    message: (name) => `Zu Ihrem Vorgang ${name}:`,
    appointment: (moment) => `Der Termin ist am ${moment}.`,
    states: {
      OPEN: 'offen',
      REOPENED: 'wieder geöffnet',
      SCHEDULED: 'Termin vereinbart',
      IN_PROGRESS: 'in Arbeit',
      DONE: 'erledigt gemeldet',
      CLOSED: 'abgeschlossen',
    },
    subject: (number, title) => `Vorgang #${number}: ${title}`,
    heading: (number) => `Ihr Vorgang #${number}`,
  },
  en: {
    made: (title, number) =>
      `We take care of it: your request “${title}” has the case number #${number}. We keep you informed here.`,
    changed: (name, state) => `Case ${name}: ${state}.`,
    message: (name) => `About your case ${name}:`,
    appointment: (moment) => `The appointment is on ${moment}.`,
    states: {
      OPEN: 'open',
      REOPENED: 'reopened',
      SCHEDULED: 'appointment made',
      IN_PROGRESS: 'in progress',
      DONE: 'reported done',
      CLOSED: 'closed',
    },
    subject: (number, title) => `Case #${number}: ${title}`,
    heading: (number) => `Your case #${number}`,
  },
  tr: {
    made: (title, number) =>
      `Konuyla ilgileniyoruz: “${title}” talebinizin işlem numarası #${number}. Gelişmeleri size buradan bildireceğiz.`,
    changed: (name, state) => `İşlem ${name}: ${state}.`,
    message: (name) => `${name} numaralı işleminizle ilgili:`,
    appointment: (moment) => `Randevu: ${moment}.`,
    states: {
      OPEN: 'açık',
      REOPENED: 'yeniden açıldı',
      SCHEDULED: 'randevu verildi',
      IN_PROGRESS: 'üzerinde çalışılıyor',
      DONE: 'tamamlandığı bildirildi',
      CLOSED: 'kapatıldı',
    },
    subject: (number, title) => `İşlem #${number}: ${title}`,
    heading: (number) => `İşleminiz #${number}`,
  },
  ru: {
    made: (title, number) =>
      `Мы этим занимаемся: ваше обращение «${title}» получило номер #${number}. О ходе работ мы будем сообщать вам здесь.`,
    changed: (name, state) => `Обращение ${name}: ${state}.`,
    message: (name) => `По вашему обращению ${name}:`,
    appointment: (moment) => `Назначенное время: ${moment}.`,
    states: {
      OPEN: 'открыто',
      REOPENED: 'открыто снова',
      SCHEDULED: 'время согласовано',
      IN_PROGRESS: 'в работе',
      DONE: 'сообщено о выполнении',
      CLOSED: 'закрыто',
    },
    subject: (number, title) => `Обращение #${number}: ${title}`,
    heading: (number) => `Ваше обращение #${number}`,
  },
  uk: {
    made: (title, number) =>
      `Ми цим займаємося: ваше звернення «${title}» отримало номер #${number}. Про перебіг робіт ми повідомлятимемо вам тут.`,
    changed: (name, state) => `Звернення ${name}: ${state}.`,
    message: (name) => `Щодо вашого звернення ${name}:`,
    appointment: (moment) => `Призначений час: ${moment}.`,
    states: {
      OPEN: 'відкрито',
      REOPENED: 'відкрито знову',
      SCHEDULED: 'час погоджено',
      IN_PROGRESS: 'у роботі',
      DONE: 'повідомлено про виконання',
      CLOSED: 'закрито',
    },
    subject: (number, title) => `Звернення #${number}: ${title}`,
    heading: (number) => `Ваше звернення #${number}`,
  },
  ar: {
    made: (title, number) =>
      `نحن نهتم بالأمر: طلبك «${title}» يحمل الرقم #${number}. سنُطلعك هنا على سير العمل.`,
    changed: (name, state) => `الطلب ${name}: ${state}.`,
    message: (name) => `بخصوص طلبك ${name}:`,
    appointment: (moment) => `الموعد: ${moment}.`,
    states: {
      OPEN: 'مفتوح',
      REOPENED: 'أُعيد فتحه',
      SCHEDULED: 'تم تحديد موعد',
      IN_PROGRESS: 'قيد التنفيذ',
      DONE: 'أُبلغ عن إنجازه',
      CLOSED: 'مغلق',
    },
    subject: (number, title) => `الطلب #${number}: ${title}`,
    heading: (number) => `طلبك #${number}`,
  },
  pl: {
    made: (title, number) =>
      `Zajmujemy się tym: Państwa zgłoszenie „${title}” ma numer #${number}. O postępach informujemy Państwa tutaj.`,
    changed: (name, state) => `Zgłoszenie ${name}: ${state}.`,
    message: (name) => `W sprawie Państwa zgłoszenia ${name}:`,
    appointment: (moment) => `Termin: ${moment}.`,
    states: {
      OPEN: 'otwarte',
      REOPENED: 'otwarte ponownie',
      SCHEDULED: 'termin uzgodniony',
      IN_PROGRESS: 'w realizacji',
      DONE: 'zgłoszono wykonanie',
      CLOSED: 'zamknięte',
    },
    subject: (number, title) => `Zgłoszenie #${number}: ${title}`,
    heading: (number) => `Państwa zgłoszenie #${number}`,
  },
};

/** Whether there is an appointment to which both sides have agreed. */
export const isDated = <T extends ToldCase>(told: T): told is T & { appointmentAt: Date } =>
  Boolean(told.appointmentAt) &&
  told.appointmentState === 'CONFIRMED' &&
  told.state === 'SCHEDULED';

/** A moment or a window as it is told in a language, on German clocks. */
function momentIn(language: Language, at: Date, until?: Date | null): string {
  const format = new Intl.DateTimeFormat(`${language === 'de' ? 'de-DE' : language}-u-nu-latn`, {
    ...{ dateStyle: 'full', timeStyle: 'short', timeZone: TIME_ZONE },
  });
  if (until) return format.formatRange(at, until);
  return language === 'de' ? `${format.format(at)} Uhr` : format.format(at);
}

/** In a tenant's own language, and below it in German, which the company reads. */
const inBoth = (language: Language, say: (one: Language) => string): string =>
  language === 'de' ? say('de') : `${say(language)}\n${say('de')}`;

/** Told when a case has been made of what the tenant has reported. */
export const caseMadeText = (language: Language, { number, title }: ToldCase): string =>
  inBoth(language, (one) => TEXTS[one].made(title, number));

/** As tenants read of it. */
const nameOf = ({ number, title }: ToldCase): string => `#${number} „${title}“`;

/** Where it stands, in one language. */
export function caseStateText(language: Language, told: ToldCase): string {
  const { state, appointmentUntil } = told;
  const { changed, states, appointment } = TEXTS[language];
  const said = changed(nameOf(told), states[state]);
  if (!isDated(told)) return said;
  return `${said} ${appointment(momentIn(language, told.appointmentAt, appointmentUntil))}`;
}

/** Told when its state or its appointment has become another. */
export const caseChangedText = (language: Language, told: ToldCase): string =>
  inBoth(language, (one) => caseStateText(one, told));

/** What stands above a message of the company about it. */
export const caseMessageText = (language: Language, told: ToldCase): string =>
  inBoth(language, (one) => TEXTS[one].message(nameOf(told)));

/** Subject of the mail about a case. */
export const caseMailSubject = (language: Language, { number, title }: ToldCase): string =>
  TEXTS[language].subject(number, title);

/** Heading of the mail about a case. */
export const caseMailHeading = (language: Language, { number }: ToldCase): string =>
  TEXTS[language].heading(number);
