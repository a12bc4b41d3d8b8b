import { describe, expect, it } from 'vitest';
import { contrastOnWhite, readableColor } from './readable-color.js';

const channelsOf = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

describe('the colour of a company', () => {
  it('stays where it can be read, and is darker where it cannot', () => {
    expect(readableColor('#1F5468')).toBe('#1f5468');
    for (const pale of ['#ffffff', '#ffe000', '#7fb6c9', '#ff6600']) {
      expect(contrastOnWhite(channelsOf(readableColor(pale)))).toBeGreaterThanOrEqual(4.5);
    }
    // It is still an orange.
    const [red = 0, green = 0, blue = 0] = channelsOf(readableColor('#ff6600'));
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue);
  });
});
