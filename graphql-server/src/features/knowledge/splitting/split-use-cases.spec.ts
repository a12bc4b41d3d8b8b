import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../testing/processor-time.js';
import { chunkText } from './chunk-text.js';
import {
  checkPromptFile,
  decodePromptFile,
  MAX_PROMPT_FILE_BYTES,
} from '../files/prompt-file-text.js';
import { splitUseCases } from './split-use-cases.js';

const titles = (text: string) => splitUseCases(text).map((useCase) => useCase.title);

describe('splitUseCases', () => {
  it('splits at Markdown headings and leaves the file title with its introduction out', () => {
    const text =
      '# Firma\n\nFür alle Häuser.\n\n## Heizung\n\nA.\n\n### Vorab\n\nB.\n\n## **Müll** ##\nC.';
    expect(splitUseCases(text)).toMatchObject([
      { title: 'Heizung', text: 'A.\n\n### Vorab\n\nB.' },
      { title: 'Müll', text: 'C.' },
    ]);
  });

  it('looks below chapters that only hold use cases together', () => {
    const text = '# Technik\n## Heizung\nA.\n## Aufzug\nB.\n# Geld\n## Kaution\nC.';
    expect(titles(text)).toEqual(['Heizung', 'Aufzug', 'Kaution']);
  });

  it('keeps a long introduction as a use case of its own', () => {
    const intro = 'Alle Häuser. '.repeat(60);
    expect(titles(`# Firma\n${intro}\n## A\na.\n## B\nb.`)).toEqual(['Firma', 'A', 'B']);
  });

  it('reads underlined headings and ignores headings in code blocks', () => {
    expect(titles('Heizung\n=======\nA.\n```\n# nichts\n```\n\nAufzug\n=====\nB.')).toEqual([
      'Heizung',
      'Aufzug',
    ]);
  });

  it.each([
    ['Use Case 1: Heizung\nA.\n\nUse Case 2: Aufzug\nB.', ['Heizung', 'Aufzug']],
    ['Anwendungsfall 1 – Heizung\nA.\nAnwendungsfall 2 – Aufzug\nB.', ['Heizung', 'Aufzug']],
    ['**Use Case 1**\nHeizung\nA.\n\n**Use Case 2**\nAufzug\nB.', ['Heizung', 'Aufzug']],
    [
      'Frage: Wer heizt?\nAntwort: Wir.\n\nFrage: Wer putzt?\nAntwort: Sie.',
      ['Wer heizt?', 'Wer putzt?'],
    ],
  ])('splits at labelled lines: %j', (text, expected) => {
    expect(titles(text)).toEqual(expected);
    expect(splitUseCases(text)[0]?.text).not.toMatch(/^Antwort/);
  });

  it('splits at numbered headings but not at numbered lists', () => {
    const numbered =
      '1. Heizung\nA.\n1. Schritt eins\n2. Schritt zwei\n\n2. Aufzug\nB.\n\n3. Müll\nC.';
    expect(titles(numbered)).toEqual(['Heizung', 'Aufzug', 'Müll']);
    const list = 'Heizung\nSo geht es:\n\n1. Drehen.\n\n2. Warten.\n\nAufzug\nRufen Sie an.';
    expect(titles(list)).toEqual(['Heizung', 'Aufzug']);
  });

  it('splits at drawn separators and takes a short first line as title', () => {
    const text =
      'Heizung\nA ist kalt.\n\n---\n\nDer Aufzug steht still. Rufen Sie an.\n=====\nMüll:\nC.';
    expect(splitUseCases(text)).toMatchObject([
      { title: 'Heizung', text: 'A ist kalt.' },
      { title: 'Der Aufzug steht still', text: 'Der Aufzug steht still. Rufen Sie an.' },
      { title: 'Müll', text: 'C.' },
    ]);
  });

  it('splits at title lines between blank lines', () => {
    const text = 'Heizung\nA ist kalt.\n\nMehr dazu folgt hier.\n\nAufzug\n\nB steht still.';
    expect(splitUseCases(text)).toMatchObject([
      { title: 'Heizung', text: 'A ist kalt.\n\nMehr dazu folgt hier.' },
      { title: 'Aufzug', text: 'B steht still.' },
    ]);
  });

  it('falls back to paragraphs named after their first sentence', () => {
    const text = 'Die Heizung ist an. Immer.\n\nDer Aufzug fährt nachts nicht, weil er laut ist.';
    expect(titles(text)).toEqual([
      'Die Heizung ist an',
      'Der Aufzug fährt nachts nicht, weil er laut ist',
    ]);
  });

  it('splits two thousand use cases in well under a second', async () => {
    const text = Array.from({ length: 2_000 }, (_, i) => `## Fall ${i}\n\n${'Text. '.repeat(50)}`);
    const took = await processorMs(() => {
      expect(splitUseCases(text.join('\n\n'))).toHaveLength(2_000);
    });
    expect(took).toBeLessThan(1_000);
  });

  it('refuses headings without any text', () => {
    expect(() => splitUseCases('## A\n## B')).toThrow('The file contains no use cases.');
  });
});

describe('decodePromptFile', () => {
  it.each([
    ['UTF-8 with a mark', Buffer.from('\uFEFFSchlüssel')],
    ['UTF-16', Buffer.from('\uFEFFSchlüssel', 'utf16le')],
    ['Windows-1252', Buffer.from('Schl\xFCssel', 'latin1')],
  ])('reads %s', (_name, bytes) => {
    expect(decodePromptFile(bytes)).toBe('Schlüssel');
  });

  it('unifies line ends', () => {
    expect(decodePromptFile(Buffer.from('a\r\nb\rc'))).toBe('a\nb\nc');
  });

  it.each([
    ['empty.txt', Buffer.alloc(0), 'The file is empty.'],
    ['a.pdf', Buffer.from('x'), 'Please upload a text file (.txt, .md)'],
    ['a.md', Buffer.alloc(MAX_PROMPT_FILE_BYTES + 1, 'x'), 'The file is too large'],
  ])('refuses %s', (name, bytes, message) => {
    expect(() => checkPromptFile(name, bytes)).toThrow(message);
  });

  it('refuses what is no text', () => {
    expect(() => decodePromptFile(Buffer.from('a\0b'))).toThrow('The file is not a text file.');
    expect(() => decodePromptFile(Buffer.from(' \n\n--- '))).toThrow('The file contains no text.');
  });
});

describe('chunkText', () => {
  it('leaves a short text whole', () => {
    expect(chunkText('kurz')).toEqual(['kurz']);
  });

  it('cuts a long text into overlapping chunks without losing a word', () => {
    const sentences = Array.from({ length: 200 }, (_, i) => `Satz Nummer ${i} steht hier.`);
    const chunks = chunkText(sentences.join(' '));
    expect(chunks.length).toBeGreaterThan(3);
    expect(Math.max(...chunks.map((chunk) => chunk.length))).toBeLessThan(1_500);
    for (const sentence of sentences) {
      expect(chunks.some((chunk) => chunk.includes(sentence))).toBe(true);
    }
    const lastOfFirst = chunks[0]?.slice(-20) ?? '';
    expect(chunks[1]).toContain(lastOfFirst);
  });

  it('cuts a text without sentences or spaces', () => {
    expect(chunkText('x'.repeat(5_000)).join('').length).toBeGreaterThanOrEqual(5_000);
  });
});
