import type { Messages } from './en';

export const de: Messages = {
  overview: {
    title: 'Example',
    intro: 'Was Ihre Hausverwaltung für Sie tut.',
    loading: 'Wird geladen …',
    failed: 'Das konnte nicht geladen werden.',
    denied: 'Diese Seite steht Ihnen nicht offen.',
    retry: 'Erneut versuchen',
    list: 'Ihre Reparaturen',
    appointment: 'Termin: {at}',
    noAppointment: 'Noch kein Termin',
    states: {
      OPEN: 'Offen',
      IN_PROGRESS: 'In Arbeit',
      SCHEDULED: 'Geplant',
      REOPENED: 'Wieder geöffnet',
      DONE: 'Erledigt',
      CLOSED: 'Abgeschlossen',
    },
    empty: {
      title: 'Nichts gemeldet',
      text: 'Schäden, die Sie im Chat melden, stehen dann hier.',
    },
    unknown: {
      title: 'Wer sind Sie?',
      text: 'Sagen Sie es uns im Chat, dann finden Sie hier Ihre Reparaturen.',
      action: 'Zum Chat',
    },
  },
};
