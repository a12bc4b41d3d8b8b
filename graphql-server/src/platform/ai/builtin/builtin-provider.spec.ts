import { describe, expect, it } from 'vitest';
import { BuiltinProvider } from './builtin-provider.js';
import { HASHED_DIMENSIONS, hashedEmbedding } from './hashed-embedding.js';

const dot = (a: number[], b: number[]) => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

describe('the built-in provider', () => {
  const provider = new BuiltinProvider();
  const prompt = {
    contact: { companyName: 'Lindenhof', email: 'a@b.example', phone: '040 1' },
    question: 'Wie entlüfte ich?',
    history: [],
    useCases: [{ index: 1, title: 'Entlüften', text: 'Drehen Sie das Ventil auf.' }],
    attachments: [],
  };

  it('streams its answer in pieces and ends with what it used', async () => {
    const events = [];
    for await (const event of provider.streamAnswer(prompt, new AbortController().signal)) {
      events.push(event);
    }
    expect(events.length).toBeGreaterThan(3);
    expect(events.map((event) => (event.type === 'delta' ? event.text : '')).join('')).toContain(
      'Drehen Sie das Ventil auf.',
    );
    expect(events.at(-1)).toMatchObject({ type: 'done', finishReason: 'stop' });
  });

  it('stops when it is told to', async () => {
    const controller = new AbortController();
    const consume = async () => {
      for await (const _event of provider.streamAnswer(prompt, controller.signal)) {
        controller.abort(new Error('enough'));
      }
    };
    await expect(consume()).rejects.toThrow('enough');
  });
});

describe('a hashed embedding', () => {
  it('has length 1', () => {
    const vector = hashedEmbedding('Die Heizung bleibt kalt');
    expect(vector).toHaveLength(HASHED_DIMENSIONS);
    expect(Math.hypot(...vector)).toBeCloseTo(1, 6);
    expect(Math.hypot(...hashedEmbedding('?!'))).toBe(0);
  });

  it('is near for texts that share words, parts of words or spellings', () => {
    const heating = hashedEmbedding('Die Heizkörper im Wohnzimmer bleiben kalt');
    const near = dot(heating, hashedEmbedding('kalte Heizkoerper'));
    const far = dot(heating, hashedEmbedding('Parkplatz in der Tiefgarage'));
    expect(near).toBeGreaterThan(0.25);
    expect(Math.abs(far)).toBeLessThan(0.15);
  });
});
