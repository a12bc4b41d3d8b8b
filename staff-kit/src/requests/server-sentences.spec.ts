import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inLanguage } from './server-words';

const FEATURES = join(import.meta.dirname, '../../../graphql-server/src/features');

/** Descriptions for programmers, metrics, mails, the answers to successes and tests: nothing of it is shown. */
const NOT_SHOWN =
  /\.(?:spec|type|routes|resolver|presenter|entity)\.ts$|-mail\.ts$|-metrics\.ts$|\/(?:testing|migrations)\//;

/** What has gone into the code for programmers alone. */
const INTERNAL = new Set([
  'Events are published in a transaction.',
  'This is a test. Nothing has happened.',
]);

/** Names that sentences begin with; those are held against the words in a spec of the screens. */
const SUBJECT = /^The number of \w+$/;

/** Sentences that a file can answer with, a number in place of what differs. */
function sentencesOf(path: string): string[] {
  const source = readFileSync(path, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/\$\{[^{}]*\}/g, '7');
  return [...source.matchAll(/'([^'\n]+)'|`([^`]+)`/g)]
    .map(([, quoted, template]) => quoted ?? template ?? '')
    .flatMap((text) =>
      text.includes('\n')
        ? [...text.matchAll(/'([^'\n]+)'/g)].map(([, inner = '']) => inner)
        : [text],
    )
    .filter(
      (text) => /^[A-Z]\w* .*[\w.)/]$/.test(text) && !SUBJECT.test(text) && !INTERNAL.has(text),
    );
}

describe.each(['webhooks', 'api-keys'])('what the server says about %s', (feature) => {
  const paths = globSync(`${FEATURES}/${feature}/**/*.ts`).filter((path) => !NOT_SHOWN.test(path));
  const sentences = [...new Set(paths.flatMap(sentencesOf))].toSorted();

  it('is found', () => {
    expect(sentences.length).toBeGreaterThan(6);
  });

  it.each(sentences)('%s', (sentence) => {
    expect(inLanguage('de', sentence)).not.toBe(sentence);
  });
});
