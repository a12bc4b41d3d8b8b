import { AiError } from '../ai-error.js';

interface Watch {
  /** Aborted when the stream stalls, which closes the connection. */
  stop: AbortController;
  /** Milliseconds that the next event may take. */
  wait: () => number;
}

/**
 * A stream that fails when nothing comes for too long.
 *
 * The SDK's time-out ends with the response's headers, and its iterator ends quietly when it is
 * aborted, so a stalled answer would otherwise hang or look complete.
 */
export function watchedStream<T>(
  stream: AsyncIterable<T>,
  { stop, wait }: Watch,
): AsyncIterableIterator<T> {
  if (typeof (stream as Partial<AsyncIterable<T>>)[Symbol.asyncIterator] !== 'function') {
    throw new AiError('malformed', 'The provider did not answer with a stream.');
  }
  const iterator = stream[Symbol.asyncIterator]();
  return {
    async next() {
      let timer: NodeJS.Timeout | undefined;
      const stalled = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(
          () => {
            reject(new AiError('timeout', 'The provider stopped sending.'));
            stop.abort();
          },
          Math.max(1, wait()),
        );
      });
      try {
        return await Promise.race([iterator.next(), stalled]);
      } finally {
        clearTimeout(timer);
      }
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
