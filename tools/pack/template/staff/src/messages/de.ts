import type { Messages } from './en';

export const de: Messages = {
  overview: {
    title: 'Example',
    intro: 'Was Ihr Team noch zu tun hat, auf einen Blick.',
    loading: 'Wird geladen …',
    failed: 'Das konnte nicht geladen werden.',
    denied: 'Ihre Rolle öffnet diese Seite nicht.',
    retry: 'Erneut versuchen',
    open: 'Offen',
    scheduled: 'Mit Termin',
    overdue: 'Überfällig',
    late: 'Überfällig',
    list: 'Zuletzt geändert',
    states: {
      OPEN: 'Offen',
      IN_PROGRESS: 'In Arbeit',
      SCHEDULED: 'Geplant',
      REOPENED: 'Wieder geöffnet',
      DONE: 'Erledigt',
      CLOSED: 'Abgeschlossen',
    },
    empty: { title: 'Nichts mehr zu tun', text: 'Neue Vorgänge stehen dann hier.' },
  },
};
