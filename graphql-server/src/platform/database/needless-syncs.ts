import type { PGlite } from '@electric-sql/pglite';

/** First bytes of messages of the protocol. */
const SYNC = 'S'.charCodeAt(0);
const SIMPLE_QUERY = 'Q'.charCodeAt(0);

/**
 * Leaves out the message that PGlite sends behind every statement where it changes nothing: a simple
 * query that went well ends as if it had been sent. Statements run in this thread, and a message that does
 * nothing costs a tenth of a small one.
 */
export function leaveOutNeedlessSyncs(instance: PGlite): void {
  const send = instance.execProtocolStream.bind(instance);
  let isDone = false;
  instance.execProtocolStream = async (message, options) => {
    const wasDone = isDone;
    isDone = false;
    if (wasDone && message[0] === SYNC) return [];
    const answers = await send(message, options);
    isDone = message[0] === SIMPLE_QUERY;
    return answers;
  };
}
