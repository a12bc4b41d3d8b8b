/** Texts of the frame around the console's pages, in German. */
export const de = {
  notFound: 'Seite nicht gefunden',
  notFoundText: 'Unter dieser Adresse gibt es nichts.',
  toDashboard: 'Zurück zur Übersicht',
};
