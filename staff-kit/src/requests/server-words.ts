import { inLanguage as commonInLanguage } from '@hausgeist/shell-api/server-words';

/** Sentences of the server about keys and webhooks, for people who read German. */
const SENTENCES: Readonly<Record<string, string>> = {
  'The API key has been revoked.': 'Der API-Schlüssel wurde widerrufen.',
  'The API key has expired. Create another one.':
    'Der API-Schlüssel ist abgelaufen. Legen Sie einen neuen an.',
  'Too many changes. Please try again later.':
    'Zu viele Änderungen. Bitte versuchen Sie es später erneut.',
  'Too many deliveries by hand. Please try again later.':
    'Zu viele Zustellungen von Hand. Bitte versuchen Sie es später erneut.',
  'The API key is not valid.': 'Der API-Schlüssel ist ungültig.',
  'Too many wrong API keys. Please wait a moment and try again.':
    'Zu viele falsche API-Schlüssel. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  'API key not found.': 'Diesen API-Schlüssel gibt es nicht mehr.',
  'Scopes are required': 'Bitte wählen Sie die Berechtigungen',
  'Choose at least one permission': 'Bitte wählen Sie mindestens eine Berechtigung',
  'Webhook not found.': 'Diesen Webhook gibt es nicht mehr.',
  'Delivery not found.': 'Diese Zustellung gibt es nicht mehr.',
  'The endpoint was switched off.': 'Der Webhook wurde ausgeschaltet.',
  'The secret of the endpoint cannot be read. Rotate it without grace.':
    'Der Signaturschlüssel des Webhooks ist nicht lesbar. Tauschen Sie ihn aus, ohne dass der bisherige weiter gilt.',
  'Choose at least one event': 'Bitte wählen Sie mindestens ein Ereignis',
  'Unknown event': 'Dieses Ereignis gibt es nicht',
  'Too many events': 'Das sind zu viele Ereignisse',
  'Grace must be a whole number of hours from 0 to 168':
    'Die Frist muss eine ganze Zahl von 0 bis 168 Stunden sein',
  'URL is required': 'Bitte geben Sie die Adresse ein',
  'The webhook is switched off.': 'Der Webhook ist ausgeschaltet.',
  'URL is not valid': 'Die Adresse ist ungültig',
  'URL must start with https://': 'Die Adresse muss mit https:// beginnen',
  'URL must start with https:// or http://': 'Die Adresse muss mit https:// oder http:// beginnen',
  'URL must not contain a user name or password':
    'Die Adresse darf weder Benutzernamen noch Passwort enthalten',
  'URL must not contain a fragment': 'Die Adresse darf keinen Teil nach # enthalten',
  'URL must use port 80, 443, 8080 or 8443':
    'Die Adresse darf nur die Ports 80, 443, 8080 oder 8443 verwenden',
  'URL must be reachable from the internet': 'Die Adresse muss aus dem Internet erreichbar sein',
  'The address is not a public one.': 'Die Adresse ist keine öffentliche.',
  'The receiver refused the connection.': 'Der Empfänger hat die Verbindung abgelehnt.',
  'The receiver closed the connection without an answer.':
    'Der Empfänger hat die Verbindung ohne Antwort geschlossen.',
  'The host name is not known.': 'Der Name des Servers ist unbekannt.',
  'The host name could not be looked up.': 'Der Name des Servers konnte nicht aufgelöst werden.',
  'The receiver cannot be reached.': 'Der Empfänger ist nicht erreichbar.',
  'The request failed.': 'Die Anfrage ist gescheitert.',
  'The receiver answered that it is gone for good (HTTP 410).':
    'Der Empfänger hat geantwortet, dass es ihn nicht mehr gibt (HTTP 410).',
};

/** Sentences with something in them that differs. */
const PATTERNS: readonly [english: RegExp, german: string][] = [
  [/^URL must not exceed (\d+) characters$/, 'Adresse: höchstens $1 Zeichen'],
  [/^Description must not exceed (\d+) characters$/, 'Beschreibung: höchstens $1 Zeichen'],
  [
    /^The number of days must be a whole number from (\d+) to (\d+)$/,
    'Die Zahl der Tage muss eine ganze Zahl von $1 bis $2 sein',
  ],
  [
    /^The number of hours must be a whole number from (\d+) to (\d+)$/,
    'Die Zahl der Stunden muss eine ganze Zahl von $1 bis $2 sein',
  ],
  [/^The receiver answered with HTTP (\d+)\.$/, 'Der Empfänger hat mit HTTP $1 geantwortet.'],
  [
    /^The receiver redirects \(HTTP (\d+)\), which is not followed\.$/,
    'Der Empfänger leitet weiter (HTTP $1); Weiterleitungen wird nicht gefolgt.',
  ],
  [
    /^The receiver did not answer within (\d+) seconds\.$/,
    'Der Empfänger hat nicht innerhalb von $1 Sekunden geantwortet.',
  ],
  [
    /^The certificate of the receiver is not accepted \((\w+)\)\.$/,
    'Das Zertifikat des Empfängers wird nicht anerkannt ($1).',
  ],
  [/^The request failed \((\w+)\)\.$/, 'Die Anfrage ist gescheitert ($1).'],
  [
    /^Nothing could be delivered for (\d+) days\.$/,
    'Seit $1 Tagen konnte nichts zugestellt werden.',
  ],
  [/^There can be at most (\d+) webhooks\.$/, 'Es kann höchstens $1 Webhooks geben.'],
  [
    /^There are (\d+) keys in use already\. Revoke one that is not needed any more\.$/,
    'Es sind schon $1 Schlüssel in Gebrauch. Widerrufen Sie einen, der nicht mehr gebraucht wird.',
  ],
  [
    /^A key cannot be given this permission: (.+)$/,
    'Diese Berechtigung kann ein Schlüssel nicht bekommen: $1',
  ],
];

/** The server's sentence in the language of the page, as far as it is known. */
export function inLanguage(locale: 'de' | 'en', text: string): string {
  if (locale === 'en') return text;
  const sentence = SENTENCES[text];
  if (sentence !== undefined) return sentence;
  const pattern = PATTERNS.find(([english]) => english.test(text));
  return pattern ? text.replace(...pattern) : commonInLanguage(locale, text);
}
