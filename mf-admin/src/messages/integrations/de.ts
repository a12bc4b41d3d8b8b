/** Texts around the integrations, in German. */
export const de = {
  title: 'Integrationen',
  description: 'API-Schlüssel und Webhooks der Plattform und der Hausverwaltungen',
  company: 'Hausverwaltung',
  platform: 'Plattform (alle)',
};
