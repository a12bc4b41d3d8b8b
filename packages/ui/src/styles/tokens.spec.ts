import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const pairs = new Map(
  [...sheet.matchAll(/--(color-[\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

/** Relative luminance as WCAG 2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['canvas', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover'];
const tones = ['info', 'success', 'warning', 'danger'];

const texts: [text: string, ground: string][] = [
  ...surfaces.flatMap((ground): [string, string][] => [
    ['text', ground],
    ['text-muted', ground],
    ['accent-text', ground],
    ['danger-text', ground],
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'danger'],
  ['on-accent', 'danger-hover'],
  ['accent-text', 'accent-soft'],
  ['accent-text', 'neutral-soft'],
  ['text', 'neutral-soft'],
  ['text-muted', 'neutral-soft'],
  ...tones.map((tone): [string, string] => [`${tone}-text`, `${tone}-soft`]),
];

const edges: [edge: string, ground: string][] = ['canvas', 'surface', 'surface-raised'].flatMap(
  (ground): [string, string][] => [
    ['border-control', ground],
    ['focus', ground],
  ],
);

function contrastOf(front: string, back: string, theme: 'light' | 'dark'): number {
  const [a, b] = [pairs.get(`color-${front}`), pairs.get(`color-${back}`)];
  if (!a || !b) throw new Error(`There is no colour ${a ? back : front}.`);
  return contrast(a[theme], b[theme]);
}

describe.each(['light', 'dark'] as const)('the %s colours', (theme) => {
  it.each(texts)('make %s readable on %s', (text, ground) => {
    expect(contrastOf(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges)('make %s visible on %s', (edge, ground) => {
    expect(contrastOf(edge, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});
