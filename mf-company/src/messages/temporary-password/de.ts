/** Texts of the note about a password that others know, in German. */
export const temporaryPassword = {
  text: 'Ihr Passwort wurde von der Administration vergeben.',
  action: 'Jetzt ein eigenes festlegen',
};
