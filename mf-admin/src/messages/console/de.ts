/** Texts of the frame around the console's pages, in German. */
export const de = {
  toDashboard: 'Zurück zur Übersicht',
};
