import { asks } from '../added-details.js';

/** Between sentences. */
const BETWEEN = /(?<=[.!?])\s+/;

/** Between clauses: behind a sign, or before words that begin another where people write none. */
const BETWEEN_CLAUSES =
  /(?:(?<=[.!?;:,])|(?<=\.{2,}|[–-]{1,2}))\s+|\s+(?=(?:aber|weil|denn ich|denn wir|obwohl|und (?:dann|da|jetzt|nun|meine?|der|die|das|ich|wir|es) )|(?:ich|wir) (?:hab|habe|haben|bin|sind|war|waren|hatte|wohne|wohnen|komm|komme) )/iu;

const ASKS_IN_CLAUSE =
  /\?|^(?:(?:und|aber|also|ok|dann|nun|jetzt|denn|bitte|sagen sie|sag mal|äh) )*(?:wie|was|wer|wen|wem|wann|wo|wohin|woher|warum|wieso|weshalb|welche\p{L}*|wieviel|(?:bis|ab|seit|von|an|bei|mit) (?:wann|wen|wem|wo)|darf|dürfen|dürfte|kann|können|könnte|könnten|muss|müssen|soll|sollen|gibts?|ist|sind|bekomm\p{L}*|krieg\p{L}*|brauch\p{L}*|zahlt|gilt|habt|ob)(?!\p{L})/iu;

/** What goes on with the question before it: its case, its reason to ask, what it asks about. */
const GOES_ON =
  /^(?:wenn|falls|sobald|bevor|nachdem|solange|damit|dass|ob|wie|was|um|und (?!ich|wir)) ?/iu;
const TELLS_WHY = /^weil /iu;

/** Of a message that tells a story, the sentences that ask; the last one where none does. */
export function askingPart(message: string): string {
  const sentences = message.split(BETWEEN).filter(Boolean);
  if (sentences.length < 2) return message;
  const asking = sentences.filter((one) => asks(one));
  const isPart = asking.length > 0 && asking.length < sentences.length;
  return isPart ? asking.join(' ') : (sentences.at(-1) ?? message);
}

/** What a message says one after the other. */
export const clausesOf = (message: string): string[] =>
  message.split(BETWEEN_CLAUSES).filter(Boolean);

/** The clauses of a message that ask, each with the case that it names; all of it where none does or all do. */
export function askingClauses(message: string): string {
  const clauses = clausesOf(message);
  const asking = clauses.filter((one, at) => {
    if (ASKS_IN_CLAUSE.test(one)) return true;
    const before = clauses[at - 1];
    return (
      before !== undefined &&
      ASKS_IN_CLAUSE.test(before) &&
      GOES_ON.test(one) &&
      !TELLS_WHY.test(one)
    );
  });
  const isPart = asking.length > 0 && asking.length < clauses.length;
  return isPart ? asking.join(' ') : message;
}
