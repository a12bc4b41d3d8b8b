import { setTimeout as delay } from 'node:timers/promises';

/** Pause between two waves. */
const PAUSE_MS = 100;

/** Sockets of a wave; more where there are very many, so that all are closed within three seconds. */
const WAVE = 40;
const MOST_WAVES = 30;

/**
 * Closes sockets a few at a time. Clients come back some time after they were told to, and all of them
 * after the same time: closed at once, thousands would be at the doors of the other servers at once.
 */
export async function closeInWaves<Socket>(
  sockets: Iterable<Socket>,
  close: (socket: Socket) => void,
): Promise<void> {
  const all = [...sockets];
  const size = Math.max(WAVE, Math.ceil(all.length / MOST_WAVES));
  for (let from = 0; from < all.length; from += size) {
    if (from > 0) await delay(PAUSE_MS);
    for (const socket of all.slice(from, from + size)) close(socket);
  }
}
