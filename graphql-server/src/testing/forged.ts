/** A token of the same form that is another one, whichever letters the given one ends with. */
export const forged = (token: string): string =>
  token.slice(0, -4) + (token.endsWith('AAAA') ? 'BBBB' : 'AAAA');
