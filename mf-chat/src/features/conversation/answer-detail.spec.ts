import { expect, it } from 'vitest';
import { partsOf } from './answer-detail';

it.each([
  ['Drehen Sie auf.', 'Drehen Sie auf.', ''],
  [
    'Drehen Sie auf.\n\n---\n\nMehr.\n\n---\n\nNoch mehr.',
    'Drehen Sie auf.',
    'Mehr.\n\n---\n\nNoch mehr.',
  ],
  // Without the empty line, Markdown would make a heading of what stands above.
  ['Drehen Sie auf.\n---\nMehr.', 'Drehen Sie auf.', 'Mehr.'],
  ['Drehen Sie auf.\n\n---\n', 'Drehen Sie auf.', ''],
  ['---\n\nNur dies.', 'Nur dies.', ''],
  ['```\na\n---\nb\n```\n\n---\nMehr.', '```\na\n---\nb\n```', 'Mehr.'],
  ['| A |\n| --- |\n| 1 |', '| A |\n| --- |\n| 1 |', ''],
])('splits %j', (text, lead, detail) => {
  expect(partsOf(text)).toEqual({ lead, detail });
});
