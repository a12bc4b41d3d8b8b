import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BuiltinProvider } from '../../platform/ai/index.js';
import { type KnowledgeHarness, startKnowledge } from './testing/knowledge-harness.js';

const demo = join(import.meta.dirname, '../../../demo');

/** Enough questions that a part which depends on order or time would show in some of them. */
const ASKED = 25;

describe('two builds of the same prompt file', () => {
  let harness: KnowledgeHarness;
  let alone: string;
  let together: string[];

  beforeAll(async () => {
    harness = await startKnowledge(new BuiltinProvider());
    const text = await readFile(join(demo, 'lindenhof.prompt.md'), 'utf8');
    alone = await harness.companyWith(text);
    together = await Promise.all([harness.companyWith(text), harness.companyWith(text)]);
  });

  afterAll(async () => harness.stop());

  const ranking = async (companyId: string, text: string) => {
    const { signal } = new AbortController();
    const found = await harness.knowledge.retrieve(companyId, { text }, { limit: 20, signal });
    const { verdict, grounding, candidates } = found;
    return { verdict, grounding, ranked: candidates.map(({ title, score }) => [title, score]) };
  };

  it('rank use cases alike, to the last digit, also when they were made at once', async () => {
    const file = await readFile(join(demo, 'questions.json'), 'utf8');
    const questions = (JSON.parse(file) as { q: string }[]).slice(0, ASKED).map(({ q }) => q);
    for (const question of questions) {
      const expected = await ranking(alone, question);
      expect(expected.ranked.length).toBeGreaterThan(0);
      // The first is asked again, since its question then has its vector from the cache.
      for (const company of [alone, ...together]) {
        await expect(ranking(company, question)).resolves.toEqual(expected);
      }
    }
  });
});
