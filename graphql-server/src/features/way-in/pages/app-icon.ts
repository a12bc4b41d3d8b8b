/** The product's mark, as `shell/src/icon.svg` has it. */
const MARK =
  'M16 3 4 12.2V25a3 3 0 0 0 3 3h5.5L16 31l3.5-3H25a3 3 0 0 0 3-3V12.2zM11.5 16.1a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8m9 0a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8m-9 6.1c2.7 1.9 6.3 1.9 9 0a.9.9 0 0 1 1 1.5 9.6 9.6 0 0 1-11 0 .9.9 0 0 1 1-1.5';

/** What a chat is installed with: a square to its edges, as systems cut it to their own shape. */
export function appIcon({ color, logo }: { color: string; logo: Buffer | undefined }): string {
  const inside = logo
    ? `<image x="96" y="96" width="320" height="320" href="data:image/png;base64,${logo.toString('base64')}"/>`
    : `<g transform="translate(112 112) scale(9)"><path fill="#fff" fill-rule="evenodd" d="${MARK}"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${logo ? '#fff' : color}"/>${inside}</svg>`;
}
