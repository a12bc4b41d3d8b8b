/** What the provider reads from a question: whom to answer, and how long the answer is. */
export interface QuestionMark {
  id: number;
  tokens: number;
}

let last = 0;

/** A question about what every company knows, marked so that its way can be followed. */
export function markedQuestion(tokens: number): QuestionMark & { text: string } {
  last += 1;
  const text = `Meine Heizung wird nicht warm, was soll ich tun? Vorgang ${last}/${tokens}`;
  return { id: last, tokens, text };
}

/** The mark of the newest question in a prompt, which may quote older ones before it. */
export function findMark(prompt: string): QuestionMark | undefined {
  const match = [...prompt.matchAll(/Vorgang (\d+)\/(\d+)/g)].at(-1);
  return match && { id: Number(match[1]), tokens: Number(match[2]) };
}
