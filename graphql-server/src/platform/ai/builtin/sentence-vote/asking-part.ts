import { asks } from '../added-details.js';

/** Between sentences. */
const BETWEEN = /(?<=[.!?])\s+/;

/** Of a message that tells a story, the sentences that ask; the last one where none does. */
export function askingPart(message: string): string {
  const sentences = message.split(BETWEEN).filter(Boolean);
  if (sentences.length < 2) return message;
  const asking = sentences.filter((one) => asks(one));
  const isPart = asking.length > 0 && asking.length < sentences.length;
  return isPart ? asking.join(' ') : (sentences.at(-1) ?? message);
}
