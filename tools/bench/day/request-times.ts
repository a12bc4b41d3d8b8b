import type { Site } from './site.ts';

const WARM_UP = 3;

/** A request that is asked again and again. */
export interface Read {
  name: string;
  query: string;
  variables?: object;
}

/** Somebody who asks. */
interface Asker {
  graphql(query: string, variables?: object): Promise<unknown>;
}

/** How long each round of a request took, how many statements it caused, and what it was answered. */
export async function timesOf(
  site: Site,
  asker: Asker,
  { query, variables, rounds }: Read & { rounds: number },
): Promise<{ times: number[]; statements: number[]; answer: unknown }> {
  const times: number[] = [];
  const statements: number[] = [];
  let answer: unknown;
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const before = (await site.usage()).statements;
    const startedAt = performance.now();
    answer = await asker.graphql(query, variables);
    const time = performance.now() - startedAt;
    if (round < 0) continue;
    times.push(time);
    statements.push((await site.usage()).statements - before);
  }
  return { times, statements, answer };
}
