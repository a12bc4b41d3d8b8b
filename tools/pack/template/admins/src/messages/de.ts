import type { Messages } from './en';

export const de: Messages = {
  overview: {
    title: 'Example',
    intro: 'Die Plattform auf einen Blick.',
    loading: 'Wird geladen …',
    failed: 'Das konnte nicht geladen werden.',
    denied: 'Diese Seite steht Ihnen nicht offen.',
    retry: 'Erneut versuchen',
    companies: 'Hausverwaltungen',
    tenants: 'Mieter',
    owners: 'Eigentümer',
    tenantsOf: '{count, plural, one {# Mieter} other {# Mieter}}',
    list: 'Hausverwaltungen',
    empty: { title: 'Noch keine Hausverwaltung', text: 'Hausverwaltungen stehen dann hier.' },
  },
};
