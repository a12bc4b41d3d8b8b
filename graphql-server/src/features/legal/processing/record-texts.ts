import type { RetentionTime } from '../../privacy/index.js';
import type { LegalLanguage } from '../processors.js';
import type { Receiver } from './receivers.js';

interface Activity {
  name: string;
  purpose: string;
  basis: string;
  people: string;
  data: string;
}

/** Words of the record in one language. */
export interface RecordTexts extends Record<
  | ('title' | 'asOf' | 'note' | 'controller' | 'processor' | 'dataProtection' | 'notSaid')
  | ('activities' | 'purpose' | 'basis' | 'people' | 'data' | 'receivers' | 'erasure' | 'never')
  | ('measures' | 'ai' | 'aiName' | 'aiRegion' | 'aiTraining' | 'aiRetention' | 'noAi'),
  string
> {
  rows: readonly Activity[];
  kinds: Record<Receiver['kind'], string>;
  classes: Record<RetentionTime['dataClass'], string>;
  measureList: readonly string[];
  days: (days: number) => string;
}

const de: RecordTexts = {
  title: 'Verzeichnis von Verarbeitungstätigkeiten (Art. 30 DSGVO)',
  asOf: 'Stand',
  note: 'Erstellt aus den Einstellungen, mit denen Hausgeist läuft. Bitte ergänzen Sie, was Hausgeist nicht wissen kann: eigene Rechtsgrundlagen, Verträge und Maßnahmen Ihres Unternehmens.',
  controller: 'Verantwortlicher',
  processor: 'Auftragsverarbeiter (Betreiber von Hausgeist)',
  dataProtection: 'Datenschutz',
  notSaid: 'keine Angabe des Betreibers',
  activities: 'Verarbeitungstätigkeiten',
  purpose: 'Zweck',
  basis: 'Rechtsgrundlage',
  people: 'Betroffene',
  data: 'Daten',
  rows: [
    {
      name: 'Chat mit dem KI-Assistenten',
      purpose: 'Anliegen von Mietern und Eigentümern beantworten und weitergeben',
      basis: 'Art. 6 Abs. 1 Buchst. b und f DSGVO',
      people: 'Mieter, Eigentümer',
      data: 'Name, Kontaktdaten, Anschrift, Wohnung, Nachrichten, Anhänge, Antworten',
    },
    {
      name: 'Zusammenfassungen und Schriftverkehr',
      purpose: 'Gespräche dokumentieren, Antworten und Rundschreiben versenden',
      basis: 'Art. 6 Abs. 1 Buchst. b und f DSGVO',
      people: 'Mieter, Eigentümer, Mitarbeiter',
      data: 'E-Mail-Adresse, Inhalt von E-Mails, PDF-Zusammenfassungen',
    },
    {
      name: 'Vorgänge und Handwerker',
      purpose: 'Schäden und Anliegen bearbeiten, Handwerker beauftragen',
      basis: 'Art. 6 Abs. 1 Buchst. b DSGVO',
      people: 'Mieter, Eigentümer, Handwerker',
      data: 'Kontaktdaten, Anschrift, Beschreibung, Bilder, Termine',
    },
    {
      name: 'Stammdaten von Bewohnern und Eigentümern',
      purpose: 'Personen im Chat erkennen und ihrer Wohnung zuordnen',
      basis: 'Art. 6 Abs. 1 Buchst. b DSGVO',
      people: 'Mieter, Eigentümer',
      data: 'Name, Kontaktdaten, Anschrift, Wohnung, Authentifizierungsnummer',
    },
    {
      name: 'Firmenportal',
      purpose: 'Mitarbeiter anmelden, Rechte vergeben, Änderungen nachvollziehen',
      basis: 'Art. 6 Abs. 1 Buchst. b, c und f DSGVO',
      people: 'Mitarbeiter',
      data: 'Name, E-Mail-Adresse, Rolle, Anmeldungen mit Gerät und Netzwerkadresse, Protokoll',
    },
  ],
  receivers: 'Empfänger',
  kinds: {
    ai: 'KI-Anbieter',
    mail: 'E-Mail-Versand',
    inboundMail: 'E-Mail-Empfang',
    files: 'Dateispeicher',
    telemetry: 'Betriebsüberwachung, ohne Inhalte',
    push: 'Push-Dienste der Browser, nur für Mitarbeiter, die Mitteilungen wünschen; verschlüsselt',
  },
  ai: 'Angaben des Betreibers zum KI-Anbieter',
  aiName: 'Anbieter',
  aiRegion: 'Ort der Verarbeitung',
  aiTraining: 'Training mit diesen Daten',
  aiRetention: 'Aufbewahrung beim Anbieter',
  noAi: 'Kein KI-Anbieter erhält Daten; Antworten entstehen auf den Rechnern des Betreibers.',
  erasure: 'Löschfristen',
  never: 'keine feste Frist; Löschung auf Verlangen oder von Hand',
  days: (days) => `${days} Tage`,
  classes: {
    CONVERSATIONS: 'Gespräche',
    ATTACHMENTS: 'Anhänge',
    SUMMARIES: 'PDF-Zusammenfassungen',
    IMPORTS: 'Importe',
    CRAFTSMEN: 'Handwerker, denen nichts mehr gegeben wurde',
    MAILS: 'E-Mail-Protokoll',
    WEBHOOK_BODIES: 'Inhalte von Webhooks',
  },
  measures: 'Technische und organisatorische Maßnahmen',
  measureList: [
    'Trennung der Unternehmen in jeder Abfrage, Rollen und Rechte, zweiter Faktor und Passkeys',
    'Verschlüsselte Übertragung; gespeicherte E-Mails und Geheimnisse verschlüsselt',
    'Protokoll als Kette von Prüfsummen, Sicherungen, Löschung und Auskunft als Abläufe',
    'Kein Training und keine Werbung mit den Daten durch Hausgeist',
  ],
};

const en: RecordTexts = {
  title: 'Record of processing activities (art. 30 GDPR)',
  asOf: 'As of',
  note: 'Made from the settings that Hausgeist runs with. Please add what Hausgeist cannot know: legal bases, contracts and measures of your own.',
  controller: 'Controller',
  processor: 'Processor (operator of Hausgeist)',
  dataProtection: 'Data protection',
  notSaid: 'not stated by the operator',
  activities: 'Processing activities',
  purpose: 'Purpose',
  basis: 'Legal basis',
  people: 'People',
  data: 'Data',
  rows: [
    {
      name: 'Chat with the AI assistant',
      purpose: 'Answer and pass on what tenants and owners ask',
      basis: 'Art. 6 (1) (b) and (f) GDPR',
      people: 'Tenants, owners',
      data: 'Name, contact details, address, flat, messages, attachments, answers',
    },
    {
      name: 'Summaries and correspondence',
      purpose: 'Record conversations, send replies and announcements',
      basis: 'Art. 6 (1) (b) and (f) GDPR',
      people: 'Tenants, owners, staff',
      data: 'Email address, content of mails, PDF summaries',
    },
    {
      name: 'Cases and craftsmen',
      purpose: 'Work on damage and requests, commission craftsmen',
      basis: 'Art. 6 (1) (b) GDPR',
      people: 'Tenants, owners, craftsmen',
      data: 'Contact details, address, description, pictures, appointments',
    },
    {
      name: 'Master data of tenants and owners',
      purpose: 'Recognise people in the chat and assign them to their home',
      basis: 'Art. 6 (1) (b) GDPR',
      people: 'Tenants, owners',
      data: 'Name, contact details, address, flat, authentication number',
    },
    {
      name: 'Company portal',
      purpose: 'Sign staff in, give permissions, trace changes',
      basis: 'Art. 6 (1) (b), (c) and (f) GDPR',
      people: 'Staff',
      data: 'Name, email address, role, sign-ins with device and network address, audit log',
    },
  ],
  receivers: 'Receivers',
  kinds: {
    ai: 'AI provider',
    mail: 'Sending of email',
    inboundMail: 'Receiving of email',
    files: 'File store',
    telemetry: 'Monitoring, without content',
    push: 'Push services of browsers, only for staff who want notifications; encrypted',
  },
  ai: 'Stated by the operator about the AI provider',
  aiName: 'Provider',
  aiRegion: 'Place of processing',
  aiTraining: 'Training with these data',
  aiRetention: 'Retention at the provider',
  noAi: 'No AI provider receives data; answers are made on the machines of the operator.',
  erasure: 'Time limits for erasure',
  never: 'no fixed time; erased on request or by hand',
  days: (days) => `${days} days`,
  classes: {
    CONVERSATIONS: 'Conversations',
    ATTACHMENTS: 'Attachments',
    SUMMARIES: 'PDF summaries',
    IMPORTS: 'Imports',
    CRAFTSMEN: 'Craftsmen who were given nothing any more',
    MAILS: 'Log of mails',
    WEBHOOK_BODIES: 'Content of webhooks',
  },
  measures: 'Technical and organisational measures',
  measureList: [
    'Separation of companies in every query, roles and permissions, second factor and passkeys',
    'Encrypted transport; stored mails and secrets are encrypted',
    'Audit log as a chain of hashes, backups, erasure and access as procedures',
    'No training and no advertising with the data by Hausgeist',
  ],
};

/** The words by language. */
export const RECORD_TEXTS: Readonly<Record<LegalLanguage, RecordTexts>> = { de, en };
