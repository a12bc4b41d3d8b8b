/** Nothing inside a block can close it or open another one. */
export const escape = (text: string) => text.replaceAll('<', '‹').replaceAll('>', '›');

/** A text as the value of an attribute: on one line, and unable to end it. */
export const attribute = (text: string) =>
  escape(text).replaceAll('"', '”').replaceAll(/\s+/g, ' ');
