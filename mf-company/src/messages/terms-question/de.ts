/** Texts of what people are asked who have yet to accept the terms, in German. */
export const termsQuestion = {
  title: 'Bitte stimmen Sie den Nutzungsbedingungen zu',
  text: 'Bevor Sie im Portal arbeiten, fragen wir nach Ihrer Zustimmung zu den Nutzungsbedingungen: einmal, und wieder nur, wenn sie sich ändern.',
  consent: 'Mit „Zustimmen und weiter“ akzeptieren Sie die <link>Nutzungsbedingungen</link>.',
  accept: 'Zustimmen und weiter',
  leave: 'Abmelden',
  failed: 'Ihre Zustimmung konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
};
