import type { LegalLanguage, Processor } from './processors.js';

/** What the pages say; `{operator}` and the like are filled in. */
export interface LegalTexts {
  titles: Record<'privacy' | 'imprint' | 'accessibility' | 'terms', string>;
  /** In place of what the operator has not said. */
  notSaid: string;
  operator: Record<
    'operator' | 'address' | 'email' | 'phone' | 'representative' | 'register' | 'dataProtection',
    string
  >;
  stated: Record<'heading' | 'name' | 'region' | 'training' | 'retention', string>;
  processors: Record<Processor['kind'], string>;
  noProvider: string;
  sections: Record<
    'privacy' | 'imprint' | 'accessibility',
    [heading: string, paragraphs: string[]][]
  >;
  receivers: string;
  home: string;
  /** Before the day from which a company's own text holds. */
  since: string;
}

const de: LegalTexts = {
  titles: {
    privacy: 'Datenschutzhinweise',
    imprint: 'Impressum',
    accessibility: 'Erklärung zur Barrierefreiheit',
    terms: 'Nutzungsbedingungen',
  },
  notSaid: 'Keine Angabe des Betreibers',
  operator: {
    operator: 'Betreiber',
    address: 'Anschrift',
    email: 'E-Mail',
    phone: 'Telefon',
    representative: 'Vertreten durch',
    register: 'Register und Steuernummer',
    dataProtection: 'Datenschutz',
  },
  stated: {
    heading: 'Angaben des Betreibers zum KI-Anbieter',
    name: 'Anbieter',
    region: 'Ort der Verarbeitung',
    training: 'Training mit diesen Daten',
    retention: 'Aufbewahrung beim Anbieter',
  },
  receivers: 'Wer Daten erhält',
  processors: {
    ai: 'KI-Anbieter: Nachrichten, Text und Bilder aus Anhängen, der bisherige Verlauf und passende Informationen der Hausverwaltung. Keine Authentifizierungsnummern.',
    mail: 'E-Mail-Versand: Empfängeradresse und Inhalt der E-Mails, bei Zusammenfassungen mit PDF.',
    inboundMail: 'E-Mail-Empfang: Antworten auf E-Mails der Hausverwaltung.',
    files: 'Dateispeicher: Anhänge und PDF-Zusammenfassungen.',
    telemetry: 'Betriebsüberwachung: Zeiten und Namen technischer Vorgänge, keine Inhalte.',
  },
  noProvider: 'Antworten entstehen auf den Rechnern des Betreibers; kein KI-Anbieter erhält Daten.',
  home: 'Zum Chat',
  since: 'Stand:',
  sections: {
    privacy: [
      [
        'Wer verantwortlich ist',
        [
          'Verantwortlich für Ihre Daten ist Ihre Hausverwaltung, mit der Sie im Chat sprechen. Der unten genannte Betreiber stellt ihr dieses System bereit und verarbeitet die Daten in ihrem Auftrag (Art. 28 DSGVO).',
        ],
      ],
      [
        'Was im Chat verarbeitet wird',
        [
          'Name, E-Mail-Adresse, Telefonnummer, Anschrift und Wohnung, wie sie Ihre Hausverwaltung hinterlegt hat; Ihre Nachrichten und Anhänge, die Antworten und eine Zusammenfassung des Gesprächs. Zweck ist, Ihr Anliegen zu beantworten und an die Hausverwaltung weiterzugeben (Art. 6 Abs. 1 Buchst. b und f DSGVO).',
          'Im Chat antwortet eine künstliche Intelligenz. Sie trifft keine Entscheidungen mit rechtlicher Wirkung für Sie (Art. 22 DSGVO). Einen Menschen erreichen Sie jederzeit über die Schaltfläche im Chat oder bei Ihrer Hausverwaltung.',
        ],
      ],
      [
        'Was auf Ihrem Gerät gespeichert wird',
        [
          'Solange Sie sich nicht angemeldet haben: nichts. Danach ein Cookie für die Anmeldung, ein Cookie, an dem Ihr Gerät wiedererkannt wird, und die Kennung des Gesprächs mit Ihrem Vornamen und Ihrer E-Mail-Adresse. Wählen Sie Sprache oder Darstellung, merkt sich ein Cookie die Wahl. Alles davon ist für den Chat erforderlich (§ 25 Abs. 2 TDDDG); es gibt keine Werbung und keine Auswertung Ihres Besuchs.',
        ],
      ],
      [
        'Wie lange Daten bleiben',
        [
          'Gespräche, Anhänge und Zusammenfassungen bleiben, bis Ihre Hausverwaltung sie löscht oder die von ihr festgelegte Frist abläuft. Anmeldungen und Änderungen werden protokolliert, um Missbrauch zu erkennen.',
        ],
      ],
      [
        'Ihre Rechte',
        [
          'Sie können Auskunft, Berichtigung, Löschung, Einschränkung und Übertragung verlangen und der Verarbeitung widersprechen (Art. 15 bis 21 DSGVO). Wenden Sie sich an Ihre Hausverwaltung. Sie können sich außerdem bei einer Datenschutz-Aufsichtsbehörde beschweren.',
        ],
      ],
    ],
    imprint: [],
    accessibility: [
      [
        'Stand der Barrierefreiheit',
        [
          'Chat und Portale sind nach WCAG 2.2, Stufe AA, gestaltet: Sie lassen sich allein mit der Tastatur bedienen, melden neue Nachrichten an Vorleseprogramme, passen sich an Vergrößerung, dunkle Darstellung und verringerte Bewegung an. Jede Fassung wird automatisch geprüft. PDF-Zusammenfassungen haben eine Struktur für Vorleseprogramme.',
          'Nicht in unserer Hand liegen Dateien, die Mieter und Hausverwaltungen hochladen.',
        ],
      ],
      [
        'Eine Barriere melden',
        [
          'Stößt Ihnen etwas auf, das Sie hindert? Schreiben Sie an den unten genannten Betreiber oder an Ihre Hausverwaltung. Sie erhalten eine Antwort.',
        ],
      ],
    ],
  },
};

const en: LegalTexts = {
  titles: {
    privacy: 'Privacy notice',
    imprint: 'Imprint',
    accessibility: 'Accessibility statement',
    terms: 'Terms of use',
  },
  notSaid: 'Not stated by the operator',
  operator: {
    operator: 'Operator',
    address: 'Address',
    email: 'Email',
    phone: 'Phone',
    representative: 'Represented by',
    register: 'Register and tax number',
    dataProtection: 'Data protection',
  },
  stated: {
    heading: 'Stated by the operator about the AI provider',
    name: 'Provider',
    region: 'Place of processing',
    training: 'Training with these data',
    retention: 'Retention at the provider',
  },
  receivers: 'Who receives data',
  processors: {
    ai: 'AI provider: messages, text and pictures from attachments, the conversation so far and matching information of the property management. No authentication numbers.',
    mail: 'Sending of email: the recipient’s address and what the mails say, summaries with their PDF.',
    inboundMail: 'Receiving of email: replies to mails of the property management.',
    files: 'File store: attachments and PDF summaries.',
    telemetry: 'Monitoring: times and names of technical steps, no content.',
  },
  noProvider: 'Answers are made on the operator’s own machines; no AI provider receives data.',
  home: 'To the chat',
  since: 'As of',
  sections: {
    privacy: [
      [
        'Who is responsible',
        [
          'The property management that you talk to in the chat is the controller of your data. The operator named below provides it with this system and processes the data on its behalf (art. 28 GDPR).',
        ],
      ],
      [
        'What the chat processes',
        [
          'Name, email address, telephone number, address and home as your property management has entered them; your messages and attachments, the answers and a summary of the conversation. The purpose is to answer you and to pass your concern on to the property management (art. 6(1)(b) and (f) GDPR).',
          'An artificial intelligence answers in the chat. It makes no decisions with legal effect on you (art. 22 GDPR). You can reach a human being at any time with the button in the chat or at your property management.',
        ],
      ],
      [
        'What is stored on your device',
        [
          'As long as you have not signed in: nothing. After that a cookie for the sign-in, a cookie by which your device is recognised, and the identifier of the conversation with your first name and email address. If you choose a language or colours, a cookie keeps the choice. All of it is needed for the chat; there is no advertising, and your visit is not analysed.',
        ],
      ],
      [
        'How long data are kept',
        [
          'Conversations, attachments and summaries are kept until your property management deletes them or the time that it has set is over. Sign-ins and changes are logged so that misuse is noticed.',
        ],
      ],
      [
        'Your rights',
        [
          'You can ask for access, rectification, erasure, restriction and portability, and object to the processing (art. 15 to 21 GDPR). Please turn to your property management. You can also complain to a supervisory authority for data protection.',
        ],
      ],
    ],
    imprint: [],
    accessibility: [
      [
        'State of accessibility',
        [
          'Chat and portals are made to WCAG 2.2, level AA: they can be used by keyboard alone, tell screen readers of new messages, and follow magnification, dark colours and reduced motion. Each version is checked automatically. PDF summaries have a structure for screen readers.',
          'Files that tenants and property managements upload are not in our hands.',
        ],
      ],
      [
        'Report a barrier',
        [
          'Does something keep you from using this? Write to the operator named below or to your property management. You will get an answer.',
        ],
      ],
    ],
  },
};

/** Every text of the legal pages, by language. */
export const LEGAL_TEXTS: Readonly<Record<LegalLanguage, LegalTexts>> = { de, en };
