/** Names that are feminine by their legal form or by what they call the company. */
const FEMININE =
  /(?<!\p{L})(?:GmbH|AG|KG|UG|OHG|GbR|eG)(?!\p{L})|(?:verwaltung|gesellschaft|genossenschaft|gruppe)(?!\p{L})/iu;

const takesArticle = (name: string) => FEMININE.test(name) && !/^(?:die|der|das)\s/i.test(name);

/** A company as German sentences name it; without an article where none is sure to be right. */
export const theCompany = (name: string): string => (takesArticle(name) ? `die ${name}` : name);

/** Behind "mit". */
export const withCompany = (name: string): string => (takesArticle(name) ? `der ${name}` : name);

/** Whose something is, e.g. "das Team der Lindenhof GmbH". */
export const ofCompany = (name: string): string =>
  takesArticle(name) ? `der ${name}` : `von ${name}`;
