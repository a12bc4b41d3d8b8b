import type { Locale } from '@hausgeist/shell-api';

/** One numbered part of the terms. */
interface TermsSection {
  heading: string;
  paragraphs: readonly string[];
}

/** The terms of use in one language. */
export interface Terms {
  title: string;
  intro: string;
  sections: readonly TermsSection[];
  back: string;
}

const de: Terms = {
  title: 'Nutzungsbedingungen',
  intro:
    'Diese Bedingungen gelten für die Nutzung des Firmenportals durch die Mitarbeiterinnen und Mitarbeiter der Hausverwaltungen.',
  sections: [
    {
      heading: 'Wofür das Portal da ist',
      paragraphs: [
        'Im Firmenportal pflegt eine Hausverwaltung die Daten ihrer Mieter und Eigentümer, ihr eigenes Team und die Angaben zum Unternehmen. Die Angaben dienen dazu, Anfragen im Chat richtig zuzuordnen und zu beantworten.',
        'Das Portal darf nur für diese Zwecke und nur im Auftrag der Hausverwaltung genutzt werden, die den Zugang vergeben hat.',
      ],
    },
    {
      heading: 'Ihr Zugang',
      paragraphs: [
        'Der Zugang ist persönlich. Geben Sie Passwort, Sicherheitscodes und Wiederherstellungscodes nicht weiter und verwenden Sie das Passwort nirgendwo sonst.',
        'Haben Sie den Verdacht, dass jemand anderes Ihren Zugang nutzt, ändern Sie bitte sofort Ihr Passwort, melden Sie die anderen Geräte ab und verständigen Sie die Administration Ihres Unternehmens.',
      ],
    },
    {
      heading: 'Umgang mit Daten anderer',
      paragraphs: [
        'Sie sehen personenbezogene Daten von Mietern, Eigentümern und Kolleginnen und Kollegen. Nutzen Sie sie nur, soweit es Ihre Arbeit erfordert, halten Sie sie richtig und aktuell und geben Sie sie nicht unbefugt weiter.',
        'Die Auth-Nummer einer Person weist sie im Chat aus. Teilen Sie sie nur dieser Person mit.',
        'Verantwortlich für die Verarbeitung ist die Hausverwaltung. Auskunft über gespeicherte Daten, Berichtigung und Löschung sind dort zu verlangen.',
      ],
    },
    {
      heading: 'Was nicht erlaubt ist',
      paragraphs: [
        'Untersagt ist es, Schutzvorkehrungen zu umgehen, auf Daten anderer Unternehmen zuzugreifen, Inhalte ohne Berechtigung einzustellen oder das Portal so zu belasten, dass andere es nicht mehr nutzen können.',
      ],
    },
    {
      heading: 'Antworten des KI-Assistenten',
      paragraphs: [
        'Der Assistent antwortet auf Grundlage der Angaben, die eine Hausverwaltung hinterlegt hat. Antworten können Fehler enthalten und ersetzen keine fachliche oder rechtliche Beratung.',
      ],
    },
    {
      heading: 'Protokoll und Sperrung',
      paragraphs: [
        'Anmeldungen und Änderungen werden protokolliert, um Missbrauch zu erkennen und Fehler zu klären. Ein Zugang kann eingeschränkt oder gesperrt werden, wenn gegen diese Bedingungen verstoßen wird oder er nicht mehr gebraucht wird.',
      ],
    },
    {
      heading: 'Änderungen',
      paragraphs: [
        'Werden diese Bedingungen geändert, wird im Portal darauf hingewiesen. Es gilt die jeweils hier veröffentlichte Fassung. Vereinbarungen zwischen Ihnen und Ihrem Arbeitgeber bleiben unberührt.',
      ],
    },
  ],
  back: 'Zur Anmeldung',
};

const en: Terms = {
  title: 'Terms and Conditions',
  intro:
    'These terms apply to the use of the company portal by the staff of property management companies.',
  sections: [
    {
      heading: 'What the portal is for',
      paragraphs: [
        'In the company portal a property management company looks after the data of its tenants and owners, its own team and its company information. This information serves to assign and answer inquiries in the chat correctly.',
        'The portal may be used only for these purposes and only on behalf of the company that has granted access.',
      ],
    },
    {
      heading: 'Your access',
      paragraphs: [
        'Access is personal. Do not pass on your password, security codes or recovery codes, and use the password nowhere else.',
        'If you suspect that somebody else is using your access, please change your password at once, sign out your other devices and inform the administrator of your company.',
      ],
    },
    {
      heading: 'Handling the data of others',
      paragraphs: [
        'You see personal data of tenants, owners and colleagues. Use it only as far as your work requires, keep it correct and up to date, and do not pass it on without authority.',
        'The auth number of a person identifies them in the chat. Tell it to nobody but that person.',
        'The property management company is responsible for the processing. Information about stored data, its correction and its deletion are to be requested there.',
      ],
    },
    {
      heading: 'What is not allowed',
      paragraphs: [
        'It is not permitted to circumvent protective measures, to access data of other companies, to add content without authority, or to burden the portal so that others can no longer use it.',
      ],
    },
    {
      heading: 'Answers of the AI assistant',
      paragraphs: [
        'The assistant answers on the basis of the information that a property management company has provided. Answers can contain mistakes and do not replace professional or legal advice.',
      ],
    },
    {
      heading: 'Records and suspension',
      paragraphs: [
        'Sign-ins and changes are recorded in order to detect misuse and to clarify mistakes. Access can be restricted or suspended when these terms are violated or when it is no longer needed.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'When these terms change, the portal points it out. The version published here applies. Agreements between you and your employer remain unaffected.',
      ],
    },
  ],
  back: 'To the login page',
};

/** The terms of use by language. Too long for the catalogues, which every page carries. */
export const TERMS: Readonly<Record<Locale, Terms>> = { de, en };
