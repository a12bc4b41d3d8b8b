import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { create as createFont, Font } from 'fontkit';

/**
 * Fonts of our documents, all under licences that allow embedding: Source Sans 3 and Noto Emoji
 * (SIL Open Font License 1.1), DejaVu Sans (Bitstream Vera licence).
 *
 * `text` covers Latin, Greek and Cyrillic; `wide` adds Arabic, Hebrew, Georgian, Armenian and
 * symbols; `emoji` draws emoji in one colour.
 */
export type FontName = 'text' | 'textBold' | 'wide' | 'emoji';

const FILES: Record<FontName, string> = {
  text: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  textBold: '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  wide: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  emoji: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
};

/** Brings letters of different fonts to the same apparent size. */
export const FONT_SCALE: Record<FontName, number> = {
  text: 1,
  textBold: 1,
  wide: 0.9,
  emoji: 0.86,
};

export const FONT_NAMES = Object.keys(FILES) as FontName[];

const require = createRequire(import.meta.url);
const opened = new Map<FontName, Font>();

/** The parsed font; read once a process, because parsing costs more than a page of text. */
export function openFont(name: FontName): Font {
  const known = opened.get(name);
  if (known) return known;
  // With the tables of its compression it is large, and a process may never write a document.
  const { create } = require('fontkit') as { create: typeof createFont };
  const font = create(readFileSync(require.resolve(FILES[name]))) as Font;
  opened.set(name, font);
  return font;
}

/** Whether `font` can draw this code point. */
export const covers = (font: FontName, codePoint: number) =>
  openFont(font).hasGlyphForCodePoint(codePoint);
