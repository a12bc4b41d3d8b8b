import { chmod, rm } from 'node:fs/promises';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from '../../platform/telemetry/index.js';

/** A reader that takes nothing for so long is hung up on: the database waits for it. */
const PATIENCE_MS = 20_000;

const socketIn = (dataDir: string) => join(dataDir, 'backup.sock');

/**
 * Lets the command `backup` of the same user ask a server that has the embedded database open. It
 * listens on a socket file below the data folder: a user who may read that folder may read the data
 * anyway.
 */
export class BackupSocket {
  readonly #file: string;
  readonly #log: Logger;
  readonly #server: Server;

  constructor(dataDir: string, log: Logger, make: () => Promise<Readable>) {
    this.#file = socketIn(dataDir);
    this.#log = log;
    this.#server = createServer((_request, response) => void this.#answer(response, make));
  }

  /** Listens; a system or folder that has no socket files only means that nothing can be asked. */
  async start(): Promise<void> {
    // The folder is this process's own: what is there was left by one that was killed.
    await rm(this.#file, { force: true });
    try {
      await new Promise<void>((listening, failed) => {
        this.#server.once('error', failed).listen(this.#file, listening);
      });
      await chmod(this.#file, 0o600);
    } catch (error) {
      this.#log.warn({ err: error }, 'backups cannot be made while the server runs');
    }
  }

  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    await new Promise((closed) => {
      this.#server.close(closed);
      this.#server.closeAllConnections();
    });
  }

  async #answer(response: ServerResponse, make: () => Promise<Readable>): Promise<void> {
    response.setTimeout(PATIENCE_MS, () => response.destroy());
    try {
      const archive = await make();
      response.writeHead(200, { 'content-type': 'application/x-tar' });
      await pipeline(archive, response);
      this.#log.info('backup made');
    } catch (error) {
      // The command was stopped, or its disk is full, which it says itself.
      const hasGone = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
      if (hasGone) this.#log.warn('backup given up, as its reader has gone');
      else this.#log.error({ err: error }, 'backup failed');
      // An answer that is cut short is not an archive; the reader notices.
      response.destroy();
    }
  }
}

/** Asks the server that has the data folder open for a backup; undefined if none answers. */
export async function askForBackup(dataDir: string): Promise<Readable | undefined> {
  return new Promise((resolve) => {
    request({ socketPath: socketIn(dataDir), path: '/backup' }, resolve)
      .once('error', () => resolve(undefined))
      .end();
  });
}
