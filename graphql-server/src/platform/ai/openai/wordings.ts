import { z } from 'zod';
import { AiError } from '../ai-error.js';
import { jsonSchema } from './answer-format.js';

const MAX_WORDINGS = 6;
const MAX_LENGTH = 160;
const MIN_LENGTH = 5;

/** The object that wordings are asked for as. */
export const WORDINGS_SCHEMA = jsonSchema('formulierungen', {
  wordings: { type: 'array', items: { type: 'string' } },
});

const wordingsSchema = z.object({ wordings: z.array(z.string()) });

/** The wordings of a reply, as plain text on one line each; throws if it is not such an object. */
export function readWordings(reply: string): string[] {
  const bare = reply.replace(/^```[a-z]*\s*/i, '').replace(/\s*```$/, '');
  const found = new Map<string, string>();
  for (const wording of parse(bare)) {
    const text = plain(wording);
    const same = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (text.length < MIN_LENGTH || text.length > MAX_LENGTH || found.has(same)) continue;
    found.set(same, text);
  }
  return [...found.values()].slice(0, MAX_WORDINGS);
}

function parse(json: string): string[] {
  try {
    return wordingsSchema.parse(JSON.parse(json)).wordings;
  } catch {
    throw new AiError('malformed', 'The provider did not propose wordings.');
  }
}

/** Without markup, numbering, quotation marks and control characters. */
const plain = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replaceAll(/[<>*_`#|[\]{}„“”"«»]/g, '')
    .replace(/^[\s\d.)•–-]+(?=\p{L})/u, '')
    .trim();

/** Characters of a search query; a longer one is not a query but an answer. */
const MAX_QUERY_LENGTH = 300;

/** The search query in a reply; undefined if it holds none. */
export function readQuery(reply: string): string | undefined {
  const line = reply.split('\n').find((each) => each.trim() !== '') ?? '';
  // An object, a fence or a thought that was cut off: no query.
  if (/^\s*[{[`<]/.test(line)) return undefined;
  const query = plain(line.replace(/^\s*suchanfrage\s*:/i, '')).slice(0, MAX_QUERY_LENGTH);
  return /\p{L}/u.test(query) ? query : undefined;
}
