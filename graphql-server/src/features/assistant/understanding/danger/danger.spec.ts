import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DANGER_KINDS, type DangerKind, type Language } from '@hausgeist/schema';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../../testing/processor-time.js';
import { detectDanger } from './detect-danger.js';

interface TuneMessage {
  q: string;
  kind: DangerKind | null;
  lang: Language;
}

const MESSAGES = ['.', 'lindenhof', 'seeblick'].flatMap((folder) => {
  const file = join(import.meta.dirname, '../../../../../evaluation', folder, 'danger.tune.json');
  return JSON.parse(readFileSync(file, 'utf8')) as TuneMessage[];
});

const known = new Map<string, ReturnType<typeof detectDanger>>();

/** Each message is looked at once, however many tests ask. */
function dangerOf(message: string) {
  if (!known.has(message)) known.set(message, detectDanger(message));
  return known.get(message);
}

describe('messages in danger', () => {
  const inDanger = MESSAGES.filter(({ kind }) => kind !== null);

  it('are at least 900 in the set, of every kind and language', () => {
    expect(inDanger.length).toBeGreaterThanOrEqual(900);
    expect(new Set(inDanger.map(({ kind }) => kind))).toEqual(new Set(DANGER_KINDS));
    expect(new Set(inDanger.map(({ lang }) => lang)).size).toBe(7);
  });

  it('are found, 99 of 100', () => {
    const missed = inDanger.filter(({ q }) => !dangerOf(q)).map(({ q }) => q);
    expect(missed.slice(Math.floor(inDanger.length / 100))).toEqual([]);
  });

  it('are nearly all sure, and of the right kind', () => {
    const right = inDanger.filter(({ q, kind }) => {
      const danger = dangerOf(q);
      return danger?.sure && danger.kind === kind;
    });
    expect(right.length / inDanger.length).toBeGreaterThan(0.96);
  });

  const PLAIN = [
    'es riecht nach Gas',
    'bei uns brennt es in der Küche',
    'aus dem Keller kommt Rauch',
    'mein Mann hat einen Herzinfarkt',
    'meine Frau atmet nicht mehr',
    'der CO-Melder schlägt Alarm',
    'mein Freund schlägt mich',
    'wir stecken im Aufzug fest',
    'das Wasser läuft aus der Decke',
    'die Steckdose brennt',
    'ich will nicht mehr leben',
  ];

  it.each([
    ', trau mich nicht rein',
    ', der Hausmeister geht nicht ans Telefon',
    ', können Sie jemanden schicken',
    ', meine Mutter ist 80',
    ', muss ich raus',
    ', ist das gefährlich?',
    ', oder täusche ich mich?',
    ', kann ich hier bleiben',
    ', ich wohne in der Hauptstraße 5',
    ', ich bin gerade erst eingezogen, danke',
  ])('are sure whatever is said besides: %s', (rest) => {
    expect(PLAIN.filter((danger) => !detectDanger(danger + rest)?.sure)).toEqual([]);
  });

  it.each([
    'Entschuldigung die Störung aber ',
    'Sorry dass ich so spät schreibe, ',
    'Hallo ihr, ich komm grad heim und ',
    'Ich weiß nicht, ob das wichtig ist, ',
  ])('are sure whatever is said before: %s', (start) => {
    expect(PLAIN.filter((danger) => !detectDanger(start + danger)?.sure)).toEqual([]);
  });

  it('are possible when the sender despairs of everything, not of the noise', () => {
    expect(detectDanger('ich halte das alles nicht mehr aus')).toMatchObject({ kind: 'SUICIDE' });
    expect(detectDanger('ich halte den Lärm nicht mehr aus')).toBeUndefined();
  });

  it('are found with signs, capitals and emoji around them', () => {
    expect(detectDanger('🔥🔥 FEUER!!! IM KELLER 🔥')).toEqual({ kind: 'FIRE', sure: true });
    expect(detectDanger('G a s g e r u c h')).toBeUndefined();
    expect(detectDanger('Hallo,\n\nbei uns\nriecht es nach GAS')).toEqual({
      kind: 'GAS',
      sure: true,
    });
  });

  it('are found behind a long story', () => {
    const story = 'Ich wohne seit zehn Jahren hier und war immer zufrieden. '.repeat(60);
    expect(detectDanger(`${story} Jetzt brennt es im Keller!`)?.kind).toBe('FIRE');
  });
});

describe('harmless messages', () => {
  const harmless = MESSAGES.filter(({ kind }) => kind === null);

  it('are at least 1,000 in the set', () => {
    expect(harmless.length).toBeGreaterThanOrEqual(1000);
  });

  it('give no alarm', () => {
    expect(harmless.filter(({ q }) => detectDanger(q)).map(({ q }) => q)).toEqual([]);
  });

  it.each(['', '   ', '?!', '112', '👍'])('such as "%s" give none', (text) => {
    expect(detectDanger(text)).toBeUndefined();
  });

  it('get no more than a line if it is over', () => {
    expect(detectDanger('der Gasgeruch ist weg, danke')?.sure).not.toBe(true);
    expect(detectDanger('Gestern hat es im Keller nach Gas gerochen')).toEqual({
      kind: 'GAS',
      sure: false,
    });
  });
});

/** Milliseconds for one of these messages. */
async function timeOf(messages: readonly string[]): Promise<number> {
  const all = await processorMs(() => {
    for (const message of messages) detectDanger(message);
  });
  return all / messages.length;
}

describe('the time it takes', () => {
  const syllables = 'ba ge ki lo mu ra se ti wo nu fa de hi po zu'.split(' ');
  let state = 7;
  const random = (most: number) => (state = (state * 48_271) % 2_147_483_647) % most;
  const word = () =>
    Array.from({ length: 2 + random(4) }, () => syllables[random(syllables.length)]).join('');

  // About 3 ms each; the bounds are wide.
  it('stays short for 4,000 characters of unknown words', async () => {
    const messages = Array.from({ length: 40 }, () =>
      Array.from({ length: 600 }, word).join(' ').slice(0, 4_000),
    );
    expect(await timeOf(messages)).toBeLessThan(100);
  });

  it('stays short for 4,000 characters of signs of danger', async () => {
    const parts = [
      'gas riecht wasser decke feuer kind baby heizung kalt nicht ',
      'a',
      ',',
      'nicht ',
    ];
    const messages = parts.map((part) => part.repeat(4_000).slice(0, 4_000));
    expect(await timeOf(messages)).toBeLessThan(100);
  });

  it.each(['Das habt ihr mir schon dreimal gesagt', 'Es brennt aber nichts', 'hier brennt nix'])(
    '%s is no danger',
    (message) => {
      expect(detectDanger(message)).toBeUndefined();
    },
  );

  it.each([
    ['Hilfe, mein Mann hat sich in die Hand gesägt', 'MEDICAL'],
    ['Es brennt, ich kann nichts mehr sehen', 'FIRE'],
  ])('%s is one all the same', (message, kind) => {
    expect(detectDanger(message)).toEqual({ kind, sure: true });
  });
});
