import { now } from '../harness/clock.ts';
import { markedQuestion } from './question.ts';
import type { Provider } from './provider.ts';

/**
 * Asks the provider without the product in between, by this many readers at once, again and again.
 * Gives the milliseconds from its first byte to the first piece here: what the machine itself costs.
 */
export async function askDirectly(
  provider: Provider,
  { readers, rounds, tokens }: { readers: number; rounds: number; tokens: number },
): Promise<number[]> {
  const read = async () => {
    const own: number[] = [];
    for (let round = 0; round < rounds; round += 1) own.push(await readOne(provider, tokens));
    return own;
  };
  return (await Promise.all(Array.from({ length: readers }, read))).flat();
}

async function readOne(provider: Provider, tokens: number): Promise<number> {
  const { id, text } = markedQuestion(tokens);
  const response = await fetch(`${provider.url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ stream: true, messages: [{ role: 'user', content: text }] }),
  });
  if (!response.body) throw new Error('The provider did not answer.');
  let received = '';
  let firstAt: number | undefined;
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    received += piece;
    if (firstAt === undefined && /"content":"[^"]/.test(received)) firstAt = now();
  }
  if (firstAt === undefined) throw new Error('The provider sent no answer.');
  const { firstByteAt } = await provider.timesOf(id);
  return firstAt - firstByteAt;
}
