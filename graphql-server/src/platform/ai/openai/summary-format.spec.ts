import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FakeOpenAi } from '../../../testing/fake-openai.js';
import type { SummaryPrompt } from '../ai-provider.js';
import { readSummarySections } from '../summary/summary-data.js';
import { OpenAiProvider } from './openai-provider.js';

const server = new FakeOpenAi();
let baseUrl: string;

beforeAll(async () => {
  baseUrl = await server.start();
});
afterEach(() => server.reset());
afterAll(() => server.stop());

const PROMPT: SummaryPrompt = {
  contact: { companyName: 'Lindenhof', email: 'team@lindenhof.example', phone: '040 66969 100' },
  turns: [
    {
      role: 'user',
      text: 'Unter der Spüle tropft es seit Montag. Frau Müller weiß Bescheid. Tel. 0170 5550142',
    },
    { role: 'assistant', text: 'Drehen Sie das Eckventil zu.', sources: ['Wasserhahn tropft'] },
  ],
  attachmentNames: [],
};

const SAID = {
  anliegen: 'In der Küche tropft seit Montag Wasser unter der Spüle.',
  angaben: [
    { art: 'wo', wert: 'unter der Spüle' },
    { art: 'telefon', wert: '0170 5550142' },
  ],
  auskuenfte: ['Wasserhahn tropft: Das Eckventil soll zugedreht werden.'],
  offen: ['Ein Handwerker wird gebraucht.'],
  naechster_schritt: 'Einen Handwerker schicken und unter 0170/555 0142 zurückrufen.',
};

async function summarise(reply: object | string, changes: Partial<SummaryPrompt> = {}) {
  server.reply = typeof reply === 'string' ? reply : JSON.stringify(reply);
  const provider = new OpenAiProvider({
    ...{ apiKey: 'test', baseUrl, model: 'fake', embeddingModel: 'fake' },
    vision: false,
  });
  const { text } = await provider.summarise(
    { ...PROMPT, ...changes },
    new AbortController().signal,
  );
  return Object.fromEntries(readSummarySections(text));
}

describe('the summary of a model', () => {
  it('is asked for by its schema and has the same sections as the built-in one', async () => {
    expect(await summarise(SAID)).toEqual({
      concern: SAID.anliegen,
      facts:
        '- Wo: unter der Spüle\n- Seit wann: seit Montag\n- Telefon: 0170 5550142\n- Genannte Namen: Frau Müller',
      told: `- ${SAID.auskuenfte[0]}`,
      open: `- ${SAID.offen[0]}`,
      nextStep: SAID.naechster_schritt,
    });
    expect(server.requests[0]?.body).toMatchObject({
      response_format: { type: 'json_schema', json_schema: { name: 'zusammenfassung' } },
    });
  });

  it('is read from a fence, too', async () => {
    const { concern } = await summarise(`Gern:\n\`\`\`json\n${JSON.stringify(SAID)}\n\`\`\``);
    expect(concern).toBe(SAID.anliegen);
  });

  it.each([
    ['anliegen', 'Bitte 040 1234567 anrufen.', 'concern'],
    ['anliegen', 'Herr Krause meldet einen Rohrbruch.', 'concern'],
    ['auskuenfte', ['Es kostet 250 €.'], 'told'],
    ['naechster_schritt', 'Unter 0171 9999999 zurückrufen.', 'nextStep'],
    ['naechster_schritt', 'An chef@evil.example schreiben.', 'nextStep'],
    ['offen', ['Bis 24.12. zahlen.'], 'open'],
  ])('does not pass on what nobody wrote: %s %s', async (field, value, section) => {
    const sections = await summarise({ ...SAID, [field]: value });
    const invented = Array.isArray(value) ? value.join(' ') : value;
    for (const word of invented.match(/\d{3,}|Krause|evil|24/g) ?? []) {
      expect(sections[section]).not.toContain(word);
    }
    expect(sections[section]).toBeTruthy();
  });

  it.each([
    ['wo', 'im Badezimmer'],
    ['telefon', '0171 9999999'],
    ['namen', 'Herr Krause'],
    ['seit', 'seit Weihnachten'],
    ['sonstiges', 'Rohrbruch im Keller'],
  ])('takes no fact from elsewhere: %s %s', async (art, wert) => {
    const { facts } = await summarise({ ...SAID, angaben: [{ art, wert }] });
    expect(facts).not.toContain(wert);
  });

  it('cannot talk an emergency or a wish for a person away', async () => {
    const said = { ...SAID, offen: [], naechster_schritt: 'Nichts zu tun.' };
    const sections = await summarise(said, {
      urgency: 'emergency',
      danger: 'Gasgeruch',
      wantsPerson: true,
    });
    expect(sections['concern']).toMatch(/^\*\*NOTFALL: Gasgeruch\*\*/);
    expect(sections['open']).toContain('Wunsch nach einem Gespräch');
    expect(sections['nextStep']).toMatch(/^Sofort zurückrufen/);
  });

  it('fails when it is prose, so that the plain one is written', async () => {
    await expect(summarise('Der Mieter hat Fragen gestellt.')).rejects.toMatchObject({
      code: 'malformed',
    });
  });
});
