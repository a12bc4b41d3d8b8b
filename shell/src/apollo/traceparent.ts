const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** A trace of its own for a request, by W3C Trace Context; nothing where the server follows none. */
export const traceHeaders = (): Record<string, string> =>
  'traced' in document.documentElement.dataset ? { traceparent: `00-${hex(16)}-${hex(8)}-01` } : {};
