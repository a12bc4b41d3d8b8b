/** What a person reads who reports damage. */
export const damage = {
  offer: 'Schaden melden',
  title: 'Schaden melden',
  what: 'Was ist beschädigt?',
  where: 'Wo?',
  whereHint: 'Zum Beispiel: Küche. Ihre Adresse kennen wir.',
  since: 'Seit wann?',
  optional: 'Freiwillig',
  photos: 'Fotos hinzufügen',
  photosLost:
    'Bitte wählen Sie Ihre Fotos noch einmal aus: Dieser Browser konnte sie nicht behalten.',
  alongside:
    '{count, plural, one {Die Datei aus dem Chat geht mit.} other {# Dateien aus dem Chat gehen mit.}}',
  send: 'Melden',
  sending: 'Wird gesendet …',
  cancel: 'Abbrechen',
  failed:
    'Die Meldung kam nicht an. Ihre Angaben bleiben hier stehen; bitte versuchen Sie es noch einmal.',
  photosFailed:
    'Ihr Schaden ist gemeldet, die Fotos kamen aber nicht an. Bitte versuchen Sie es noch einmal.',
};
