/** What WCAG asks of the contrast between small text and what is behind it. */
const LEAST_CONTRAST = 4.5;

/** A step into darkness, so small that the eye does not tell two of them apart. */
const DARKER = 0.97;

/** A colour in which text on white, and white text on it, can be read: the same one, or darker. */
export function readableColor(color: string): string {
  let channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  while (contrastOnWhite(channels) < LEAST_CONTRAST) {
    channels = channels.map((channel) => Math.floor(channel * DARKER));
  }
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast to white by WCAG's rule: 1 for white to 21 for black. */
export function contrastOnWhite(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
