/** Longer messages tell of something that wants an answer. */
const MOST_WORDS = 14;

const REACHED_AT =
  /(?:\+|(?<!\d)0)\d[\d /-]{6,}\d|\S@\S+\.\p{L}|^(?:ich bin|wir sind|bin|sind|ich w[äa]re?|(?:sie|ihr) erreich(?:en|t) mich) (?!.*nicht)(?:.* )?(?:zu ?hause|daheim|erreichbar|zu erreichen)(?!\p{L})/iu;

const ASKS =
  /\?|(?:^|\s)(?:wie|was|wer|wen|wem|wann|wo(?:hin|her|mit|bei|für|zu|von|ran|nach)?|warum|wieso|weshalb|welche\p{L}*)(?!\p{L})|^(?:(?:und|aber|also|ok|dann) )*(?:darf|dürfen|kann|können|muss|müssen|soll|sollen|gibts?|ist|sind|hat|habt|bekomme|zahlt|geht|gilt)(?!\p{L})|, (?:(?:und|aber) )?(?:(?:darf|kann|muss|soll) (?:ich|man)|(?:dürfen|können|müssen|sollen) wir|(?:zahlt|bezahlt|übernimmt|trägt) (?:das|ihr|die|der|mir)|habt ihr|gibts|gibt es)(?!\p{L})/iu;

/** What is not so wants help rather than a note. */
const DENIES = /(?<!\p{L})(?:nichts?|nix|kein\p{L}*|nie|niemand|immer noch)(?!\p{L})/iu;

const STATES =
  /(?<!\p{L})(?:ist|sind|bin|habe?|haben|hat|war|waren|wohn(?:t|en?)|kommt|steht|liegt|ging|wurde|wird)(?!\p{L})|^(?:mein|unser|sein|ihr|der|die|das)\p{L}* \p{L}+ \p{Ll}+t(?!\p{L})/iu;

/** When, where or how much: "ja, seit gestern abend", "nur im Bad". */
const SPECIFIES =
  /^(?:(?:ja|nein|doch|also|genau|richtig|aber|und|nur|erst|schon|auch|immer|ungefähr|etwa|circa|ca\.?) )*(?:seit|im|in|am|an|auf|unter|über|neben|hinter|bei|beim|vom|von|gestern|heute|vorgestern|nachts|morgens|abends|tagsüber|ständig|immer|manchmal|überall)(?!\p{L})|^(?:nur |schon |so |etwa |circa |ca\.? |ungefähr )*\d+ ?(?:cm|mm|m|meter|liter|grad|stunden?|tagen?|wochen?|monaten?)(?!\p{L})/iu;

const isShort = (text: string) => text.trim().split(/\s+/).length <= MOST_WORDS;

/** Whether a German message is a question by its form. */
export const asks = (text: string): boolean => ASKS.test(text.trim());

/** Whether a message only says how or when its sender can be reached. */
export const tellsHowToReach = (text: string): boolean =>
  REACHED_AT.test(text) && !ASKS.test(text) && isShort(text);

/** Whether a German message only adds something to what was spoken of, and asks nothing. */
export const addsDetails = (text: string): boolean =>
  (STATES.test(text) || SPECIFIES.test(text.replaceAll(',', ''))) &&
  !asks(text) &&
  !DENIES.test(text) &&
  isShort(text);
