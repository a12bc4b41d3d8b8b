/** Longest name in an address. */
export const MAX_SLUG_LENGTH = 48;

/** How these are written where only letters from a to z can be. */
const SPELT: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  '&': ' und ',
};

/** A name for an address: `Müller & Söhne` becomes `mueller-und-soehne`. Empty if nothing can be read. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüßæøłıđ&]/g, (letter) => SPELT[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/-+$/, '');

/** Whether this can name a company in an address. */
export const isSlug = (text: string): boolean =>
  text.length >= 2 && text.length <= MAX_SLUG_LENGTH && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
