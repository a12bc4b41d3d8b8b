import type { PreparingClient } from './preparing-client.js';
import type { BeginStatement } from './statement-watch.js';

/** The text of what `query` is called with: a statement, or an object that holds one. */
const textOf = (query: unknown): string => {
  const text: unknown =
    typeof query === 'object' && query !== null ? Reflect.get(query, 'text') : query;
  return typeof text === 'string' ? text : '';
};

/** A connection that tells of each statement when it begins and when it has been answered. */
export function observedClient(
  Connection: typeof PreparingClient,
  begin: BeginStatement,
): typeof PreparingClient {
  return class ObservedClient extends Connection {
    override query(...args: [unknown, ...unknown[]]): never {
      const ended = begin(textOf(args[0]));
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        const [first, ...others] = args.slice(0, -1);
        const wrapped = (...results: unknown[]) => {
          ended(results[0] ?? undefined);
          (callback as (...given: unknown[]) => void)(...results);
        };
        return super.query(first, ...others, wrapped);
      }
      const answer: unknown = super.query(...args);
      if (answer instanceof Promise) answer.then(() => ended(), ended);
      else ended();
      return answer as never;
    }
  };
}
