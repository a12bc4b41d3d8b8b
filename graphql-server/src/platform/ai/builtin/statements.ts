/** Texts that end with a full stop and are not sentences: dates, numbers and short forms. */
const NO_END =
  /(?:^|\s|\()(?:\d{1,4}|nr|str|ca|bzw|usw|inkl|zzgl|gem|vgl|evtl|ggf|tel|abs|dr|prof|z|b|d|h|u|a|i|p)\.\s*$/i;

const LIST_ITEM = /^\s*(?:[-*•–]|\d+[.)])\s/;

/** A line that stands for itself: an entry of a list, a row of a table, a name with its value. */
const OWN_LINE = /^\s*(?:[-*•–]|\d+[.)])\s| \| |^[^.!?]{1,60}:\s*\S/;

/** No sentence ends so. */
const NEEDS_MORE =
  /(?:^|\s)(?:der|die|das|den|dem|des|eine?[mnrs]?|und|oder|von|vom|für|zum|zur|bis|auf|in|im|mit|an|am|bei|ist|sind|wird)$/i;

/** Ends a line of a letter's address, of a heading, of a greeting: nothing flows on. */
const SHORT_LINE = 45;

const sentences = new Intl.Segmenter('de', { granularity: 'sentence' });

/**
 * The statements of a text from a file, each for itself: sentences, however its lines are broken,
 * and lines that are none.
 */
export function statementsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .flatMap(joinFlowingLines)
    .flatMap((line) => (OWN_LINE.test(line) || line.includes('\n') ? [line] : sentencesOf(line)))
    .map((statement) => statement.trim())
    .filter(Boolean);
}

/** Lines that were broken within a sentence become one. */
function joinFlowingLines(block: string): string[] {
  const lines: string[] = [];
  for (const line of block.split('\n').map((one) => one.trim())) {
    const last = lines.at(-1);
    if (last !== undefined && isListed(last, line)) lines[lines.length - 1] = `${last}\n${line}`;
    else if (last !== undefined && flowsOn(last, line)) lines[lines.length - 1] = `${last} ${line}`;
    else lines.push(line);
  }
  return lines;
}

/** A list belongs to the line that introduces it. */
const isListed = (before: string, line: string) => LIST_ITEM.test(line) && /:(?:\n|$)/.test(before);

function flowsOn(line: string, next: string): boolean {
  if (OWN_LINE.test(line) || OWN_LINE.test(next)) return false;
  if (/^\p{Ll}/u.test(next) || NEEDS_MORE.test(line)) return true;
  return line.length >= SHORT_LINE && !/[.!?:]$/.test(line);
}

function sentencesOf(line: string): string[] {
  const found: string[] = [];
  for (const { segment } of sentences.segment(line)) {
    const last = found.at(-1);
    if (last !== undefined && NO_END.test(last)) found[found.length - 1] = last + segment;
    else found.push(segment);
  }
  return found;
}
