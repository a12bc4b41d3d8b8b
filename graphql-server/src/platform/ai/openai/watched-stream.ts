import { AiError } from '../ai-error.js';

interface Watch {
  /** Aborted when the stream stalls, which closes the connection. */
  stop: AbortController;
  firstMs: number;
  idleMs: number;
}

/**
 * A stream that fails when nothing comes for too long; resolves with its first event at hand.
 *
 * The SDK's time-out ends with the response's headers, and its iterator ends quietly when it is
 * aborted, so a stalled answer would otherwise hang or look complete.
 */
export async function watchedStream<T>(
  stream: AsyncIterable<T>,
  { stop, firstMs, idleMs }: Watch,
): Promise<AsyncIterable<T>> {
  if (typeof (stream as Partial<AsyncIterable<T>>)[Symbol.asyncIterator] !== 'function') {
    throw new AiError('malformed', 'The provider did not answer with a stream.');
  }
  const iterator = stream[Symbol.asyncIterator]();
  const next = async (patience: number): Promise<IteratorResult<T>> => {
    let timer: NodeJS.Timeout | undefined;
    const stalled = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(new AiError('timeout', 'The provider stopped sending.'));
        stop.abort();
      }, patience);
    });
    try {
      return await Promise.race([iterator.next(), stalled]);
    } finally {
      clearTimeout(timer);
    }
  };
  let pending: IteratorResult<T> | undefined = await next(firstMs);
  return {
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const result = pending ?? (await next(idleMs));
        pending = undefined;
        if (result.done) return;
        yield result.value;
      }
    },
  };
}
