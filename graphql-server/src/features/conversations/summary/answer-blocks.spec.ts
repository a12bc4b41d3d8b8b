import { describe, expect, it } from 'vitest';
import { type Block, readAnswer, readPlainText } from './answer-blocks.js';

const textOf = (block: Block | undefined): string =>
  !block
    ? ''
    : block.kind === 'list'
      ? block.items.map((i) => `${i.mark} ${i.blocks.map(textOf).join(' | ')}`).join('\n')
      : block.content.map((c) => (c.bold ? `*${c.text}*` : c.text)).join('');

const read = (markdown: string) => readAnswer(markdown).map(textOf);

describe('readAnswer', () => {
  it('keeps bold text and drops other marks', () => {
    expect(read('Bitte **sofort** *anrufen*, ~~morgen~~ `jetzt`.')).toEqual([
      'Bitte *sofort* anrufen, morgen jetzt.',
    ]);
  });

  it('numbers ordered lists from their start', () => {
    expect(read('3. drei\n4. vier')).toEqual(['3. drei\n4. vier']);
  });

  it('marks tasks and nests lists', () => {
    expect(read('- [x] fertig\n- [ ] offen\n  - tiefer')).toEqual(['☑ fertig\n☐ offen | • tiefer']);
  });

  it('shows where a link leads, unless the text says it', () => {
    expect(
      read('[hier](https://a.example/x) https://b.example [Mail](mailto:m@c.example)'),
    ).toEqual(['hier (https://a.example/x) https://b.example Mail (m@c.example)']);
  });

  it('fetches no image and runs no markup', () => {
    expect(read('![Plan](https://evil.example/x.png) <script>alert(1)</script>')).toEqual([
      'Plan <script>alert(1)</script>',
    ]);
  });

  it('turns a table into one entry a row', () => {
    expect(read('| Tag | Zeit |\n| --- | --- |\n| Mo | 9 |\n| Di | 10 |')).toEqual([
      '• *Tag: *Mo, *Zeit: *9\n• *Tag: *Di, *Zeit: *10',
    ]);
  });

  it('keeps the lines of code and the numbers of sources', () => {
    expect(read('```\na\n  b\n```\n\nSiehe [1].')).toEqual(['a\n  b', 'Siehe [1].']);
  });
});

describe('readPlainText', () => {
  it('reads no marks into what a person typed', () => {
    expect(readPlainText('**so** _nicht_\nzweite Zeile\n\n\n- Absatz').map(textOf)).toEqual([
      '**so** _nicht_\nzweite Zeile',
      '- Absatz',
    ]);
  });
});
