/** Texts about how good a password is, in German. */
export const passwords = {
  label: 'Stärke des Passworts',
  weak: 'Schwach',
  fair: 'Mäßig',
  good: 'Gut',
  strong: 'Stark',
  length: 'Mindestens 8 Zeichen',
  lowercase: 'Ein Kleinbuchstabe',
  uppercase: 'Ein Großbuchstabe',
  number: 'Eine Ziffer',
  special: 'Ein Sonderzeichen ({characters})',
  met: 'erfüllt',
  unmet: 'fehlt noch',
  match: 'Die Passwörter stimmen überein',
  noMatch: 'Die Passwörter stimmen nicht überein',
};
