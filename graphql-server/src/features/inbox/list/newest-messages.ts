/** The newest messages with a word that are looked at; a word in more of them tells little. */
export const MOST_HITS = 2_000;

/** Fewer letters have no place in the index of parts of words. */
export const SHORTEST_PART = 3;

/** The conversations of a company's newest messages `m` that meet a condition; its first parameter is the company. */
export const newestMessages = (condition: string): string =>
  `select m.conversation_id from message m
     where m.company_id = ? and ${condition} order by m.id desc limit ${MOST_HITS}`;
