export const en = {
  overview: {
    title: 'Example',
    intro: 'The platform at a glance.',
    loading: 'Loading …',
    failed: 'This could not be loaded.',
    denied: 'This page is not open to you.',
    retry: 'Try again',
    companies: 'Managing companies',
    tenants: 'Tenants',
    owners: 'Owners',
    tenantsOf: '{count, plural, one {# tenant} other {# tenants}}',
    list: 'Managing companies',
    empty: { title: 'No company yet', text: 'Managing companies will stand here.' },
  },
};

/** The texts of a language. */
export type Messages = typeof en;
