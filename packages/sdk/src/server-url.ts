/** The address of a server; `name` is what it was given as. */
export function readServerUrl(text: string, name = 'url'): URL {
  // "localhost:4000" is a URL too, of the protocol "localhost".
  if (/^https?:/i.test(text) && URL.canParse(text)) return new URL(text);
  throw new TypeError(`${name} must be an address such as https://chat.example, not "${text}".`);
}
