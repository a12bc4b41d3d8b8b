import { describe, expect, it } from 'vitest';
import { BuiltinProvider } from '../../../platform/ai/index.js';
import { EmbeddingModelStub, noise } from '../testing/models.js';
import { calibrate, calibrationOf } from './calibration.js';

const signal = new AbortController().signal;

describe('the calibration of an embedding model', () => {
  it('trusts a model that puts paraphrases together', () => {
    const pairs = Array.from({ length: 24 }, (_, i) => noise(`topic ${i}`));
    const passages = pairs.map((vector, i) =>
      vector.map((value, k) => value + 0.3 * (noise(`passage ${i}`)[k] ?? 0)),
    );
    const { trust, related, unrelated } = calibrationOf(pairs, passages);
    expect(trust).toBe(1);
    expect(related).toBeGreaterThan(0.8);
    expect(Math.abs(unrelated)).toBeLessThan(0.1);
  });

  it.each([
    ['noise', (text: string) => noise(text)],
    ['one vector for everything', () => [1, 2, 3]],
    ['zeros', () => [0, 0, 0]],
  ])('does not trust %s', async (_name, vectorOf) => {
    const { trust } = await calibrate(new EmbeddingModelStub('test', vectorOf), signal);
    expect(trust).toBe(0);
  });

  it('does not trust vectors of spelling, which the search by words has already', async () => {
    expect((await calibrate(new BuiltinProvider(), signal)).trust).toBe(0);
  });
});
