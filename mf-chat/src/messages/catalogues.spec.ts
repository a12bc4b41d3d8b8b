import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '@hausgeist/schema';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { catalogues } from './catalogues';

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const placeholders = (text: string) =>
  new Set([...text.matchAll(/[{<](\w+)[},>]/g)].map(([, name]) => name));

const load = async (language: Language) => {
  const source = catalogues[language];
  return typeof source === 'function' ? source() : source;
};

describe.each(LANGUAGES.map(({ code }) => code))(
  'the catalogue in the language "%s"',
  (language) => {
    const german = new Map(flatten(catalogues.de));

    it('holds the same texts with the same placeholders, and none empty', async () => {
      const texts = new Map(flatten(await load(language)));
      expect([...texts.keys()].toSorted()).toEqual([...german.keys()].toSorted());
      for (const [key, text] of texts) {
        expect([key, placeholders(text)]).toEqual([key, placeholders(german.get(key) ?? '')]);
        expect([key, text.trim()]).not.toEqual([key, '']);
      }
    });

    it('can be formatted for every count, in all forms that the language has', async () => {
      const messages = await load(language);
      const problems: unknown[] = [];
      const t = createTranslator({
        locale: language,
        messages,
        onError: (error) => problems.push(error),
      });
      const values = {
        file: 'a',
        title: 'a',
        category: 'a',
        detail: 'a',
        email: 'a',
        phone: 'a',
        company: 'a',
        name: 'a',
        number: '7',
        size: '1',
        index: 1,
        percent: 1,
        max: 1,
        day: '1',
        reason: 'a',
        person: () => 'a',
      };
      for (const [key, text] of flatten(messages)) {
        for (const count of [0, 1, 2, 3, 11, 21, 100])
          void t.rich(key as never, { ...values, count } as never);
        if (!text.includes(', plural,')) continue;
        const forms = new Set([...text.matchAll(/(\w+) \{/g)].map(([, form]) => form));
        const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
        expect([key, pluralCategories.filter((form) => !forms.has(form))]).toEqual([key, []]);
      }
      expect(problems).toEqual([]);
    });

    it('says in which language the assistant speaks', async () => {
      const { assistant } = await load(language);
      expect(assistant.language).toBe(language);
    });
  },
);

it('calls each thing by one word in German, as the consoles do', () => {
  const wrong = flatten(catalogues.de).filter(([, text]) => /Unterhaltung|\(freiwillig/.test(text));
  expect(wrong).toEqual([]);
});

describe('the texts of the specification', () => {
  it('stand in the catalogues to the letter', () => {
    expect(catalogues.en).toMatchObject({
      composer: {
        sending: 'Sending...',
        clear: 'Clear Conversation',
        end: 'End Chat & Get Summary',
      },
      summary: { title: 'Conversation Summary', close: 'Close' },
      files: {
        unsupported: '{file}: Unsupported file type',
        tooLarge: '{file}: File size exceeds 5MB limit',
        totalTooLarge: 'Adding {file} would exceed 15MB total limit',
      },
      errors: {
        send: 'Failed to send message: {detail}',
        event: 'Error processing message: {detail}',
        upload: 'File upload failed',
        end: 'Failed to end chat: {detail}',
        endUnknown: 'Failed to end chat',
        endWithoutEmail: 'Cannot end chat: user email is missing. Please log in again.',
      },
      message: {
        unreadable:
          "I received your message but couldn't format the response properly. Please try rephrasing your question.",
        broken: 'Message could not be displayed properly',
      },
    });
    expect(catalogues.de).toMatchObject({
      assistant: {
        processingFailed:
          'Es tut mir leid, ich bin bei der Verarbeitung Ihrer Nachricht ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
        invalidNumber:
          'Ungültige Authentifizierungsnummer. Bitte versuchen Sie es erneut oder wenden Sie sich an den Support, falls Sie Probleme haben.',
      },
    });
    expect(catalogues.en.summary.completed).toBe(
      'Your conversation summary has been generated and sent to your email address.',
    );
    expect(catalogues.en.summary.processing).toBe(
      'Your conversation has been ended successfully. Summary and emails are being generated and will be sent to your email address shortly.',
    );
  });
});

/** What the chat cannot cause: it makes the ids itself, and these are told to programs. */
const NOT_MET = new Set([
  ...['ANSWER_FAILED', 'ATTACHMENT_UNKNOWN', 'CONVERSATION_CURSOR_INVALID', 'MESSAGE_TYPE_UNKNOWN'],
  ...[
    'MAIL_TOKEN_REQUIRED',
    'ONLY_TENANTS_CHAT',
    'REQUEST_ID_MISSING',
    'REQUEST_ID_TOO_LONG',
    'REQUEST_ID_UNREADABLE',
    'REQUEST_ID_REUSED',
  ],
  ...['SESSION_ID_CHARACTERS', 'SESSION_ID_INVALID', 'SESSION_ID_TOO_LONG', 'SESSION_ID_TOO_SHORT'],
  ...['TOO_MANY_PARTS', 'TOPIC_UNKNOWN', 'UPLOADED_FILES_NOT_UNDERSTOOD'],
]);

it('has words for everything that tenants can be refused for', () => {
  const folder = join(import.meta.dirname, '../../../graphql-server/src/features');
  const reasons = ['conversations/conversation', 'attachments/attachment'].flatMap((file) => {
    const source = readFileSync(join(folder, `${file}.reasons.ts`), 'utf8');
    return [...source.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name ?? '');
  });
  expect(reasons.length).toBeGreaterThan(25);
  const missing = reasons.filter((name) => !NOT_MET.has(name) && !(name in catalogues.de.refusals));
  expect(missing).toEqual([]);
});
