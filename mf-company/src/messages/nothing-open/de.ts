/** Texts for those to whom no section is open, in German. */
export const nothingOpen = {
  title: 'Willkommen, {name}!',
  text: 'Zurzeit ist kein Bereich für Sie freigegeben. Bitte wenden Sie sich an die Administration Ihres Unternehmens. Sobald etwas freigegeben ist, erscheint es hier.',
};
