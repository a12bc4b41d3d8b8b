/** Characters of German text that one token covers, on average and rather too few. */
const CHARACTERS_PER_TOKEN = 3.5;

/** Estimated number of tokens, where a provider does not count them. */
export const estimateTokens = (text: string) => Math.ceil(text.length / CHARACTERS_PER_TOKEN);
