import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLEnumType } from 'graphql';
import { IntlProvider } from 'use-intl';
import { createRoot } from 'react-dom/client';
import { act, useEffect, useEffectEvent } from 'react';
import type { RequestFailure } from '@hausgeist/shell-api';
import { describe, expect, it } from 'vitest';
import * as de from '../texts-de';
import * as en from '../texts-en';
import { useFailureInLanguage } from './use-refusal-text';
import { fetchWords } from './words';

const SCHEMA = join(import.meta.dirname, '../../../../schema/schema.graphql');
const reasons = (
  buildSchema(readFileSync(SCHEMA, 'utf8')).getType('RefusalReason') as GraphQLEnumType
).getValues();

const names = (text: string) => new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name));

/** What a page in this language says to a failure. */
async function said(locale: 'de' | 'en', failure: RequestFailure): Promise<RequestFailure> {
  const results: RequestFailure[] = [];
  function Probe() {
    const inLanguage = useEffectEvent(useFailureInLanguage());
    useEffect(() => {
      void inLanguage(failure).then((result) => results.push(result));
    }, []);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <IntlProvider locale={locale} messages={{ de, en }[locale].kit} timeZone="Europe/Berlin">
        <Probe />
      </IntlProvider>,
    ),
  );
  await act(async () => root.unmount());
  return results.at(-1) ?? failure;
}

const failure = (told: Partial<RequestFailure>): RequestFailure => ({
  code: 'BAD_USER_INPUT',
  message: 'Said by the server',
  fields: [],
  ...told,
});

/** Parameters that a program needs to try again, and that say nothing to a person. */
const FOR_PROGRAMS = ['revision'];

/** What tenants have always read in German, the server says in German. */
const GERMAN = /[äöüß„]|\b(?:bitte|der|die|das|nicht|Sie)\b/iu;

/** The text is there, with every parameter that people read. */
function expectWhole(name: string, text: string, description: string): void {
  const told = names(description);
  for (const parameter of FOR_PROGRAMS) told.delete(parameter);
  expect([name, names(text)]).toEqual([name, told]);
  expect([name, text.trim()]).not.toEqual([name, '']);
}

describe('the words for refusals', () => {
  it('are there in German for every reason of the schema, with its parameters, and for no other', async () => {
    const texts = await fetchWords('de');
    for (const { name, description } of reasons)
      expectWhole(name, texts.refusals[name] ?? '', description ?? '');
    const known = reasons.map(({ name }) => name);
    expect(Object.keys(texts.refusals).toSorted()).toEqual(known.toSorted());
  });

  it('are there in English where the server says it otherwise, or in German', async () => {
    const texts = await fetchWords('en');
    const server = new Map(reasons.map(({ name, description }) => [name, description ?? '']));
    for (const [name, text] of Object.entries(texts.refusals)) {
      expectWhole(name, text, server.get(name) ?? '');
      expect([name, text]).not.toEqual([name, server.get(name)]);
    }
    const saidByServer = [...server].filter(([name]) => texts.refusals[name] === undefined);
    expect(saidByServer.filter(([, text]) => GERMAN.test(text))).toEqual([]);
  });
});

describe.each(['de', 'en'] as const)('a reason in "%s"', (locale) => {
  it('can be said with any values', async () => {
    for (const { name, description } of reasons) {
      const values = Object.fromEntries([...names(description ?? '')].map((key) => [key, 7]));
      const { message } = await said(locale, failure({ reason: name, params: values }));
      expect([name, message]).not.toEqual([name, expect.stringMatching(/refusals\.|\{|undefined/)]);
    }
  });
});

describe('a refusal', () => {
  it.each([
    ['de', { reason: 'PROMPT_FILE_WITHOUT_USE_CASES' }, 'Die Datei enthält keine Anwendungsfälle.'],
    ['en', { reason: 'PROMPT_FILE_WITHOUT_USE_CASES' }, 'Said by the server'],
    ['en', { reason: 'CASE_NOT_FOUND' }, 'This case does not exist any more'],
    ['de', { reason: 'REQUIRED', params: { label: 'firstName' } }, 'Vorname fehlt'],
    [
      'de',
      { reason: 'TOO_LONG', params: { label: 'url', max: 2000 } },
      'Adresse: höchstens 2.000 Zeichen',
    ],
    ['de', { reason: 'OF_A_NEWER_SERVER' }, 'Said by the server'],
    ['de', {}, 'Said by the server'],
  ] as const)('is said in "%s": %j', async (locale, told, text) => {
    expect((await said(locale, failure(told))).message).toBe(text);
  });

  it('for several fields says what is wrong with each', async () => {
    const fields = [
      { field: 'email', message: 'x', reason: 'INVALID_EMAIL' },
      { field: 'role', message: 'x', reason: 'INVALID_ROLE' },
    ];
    expect(await said('de', failure({ reason: 'SEVERAL_FIELDS_WRONG', fields }))).toMatchObject({
      message: 'Ungültiges E-Mail-Format; Diese Rolle gibt es nicht',
      fields: [{ message: 'Ungültiges E-Mail-Format' }, { message: 'Diese Rolle gibt es nicht' }],
    });
  });
});
