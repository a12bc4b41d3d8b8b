import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** The one account that this server knows. */
const CREDENTIALS = 'S3RVER:S3RVER';

/**
 * An S3 server that others wrote, with a bucket: it checks signatures and speaks the protocol as its
 * authors read it, so that our client and our fake cannot share a misunderstanding.
 */
export async function startForeignS3(): Promise<{ url: string; stop: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'hausgeist-s3-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory, vhostBuckets: false },
    configureBuckets: [{ name: 'bucket' }],
  });
  const { port } = await server.run();
  return {
    url: `http://${CREDENTIALS}@127.0.0.1:${port}/bucket/app`,
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
