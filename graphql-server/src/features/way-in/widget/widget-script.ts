import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { sendContent, toStaticContent } from '../../../platform/http/index.js';

/** The script that a company puts on its website, the same for all of them; gives what adds its route. */
export async function readWidgetScript(root: string): Promise<(server: FastifyInstance) => void> {
  const script = await readFile(join(root, 'graphql-server/widget/widget.js'));
  const copies = { br: brotliCompressSync(script), gzip: gzipSync(script) };
  const content = toStaticContent('widget.js', script, copies);
  return (server) => {
    server.get('/widget.js', { config: { access: 'public' } }, async (request, reply) => {
      reply.headers({
        'cross-origin-resource-policy': 'cross-origin',
        // Websites keep its address for years, so what is new has to come by itself.
        'cache-control': 'public, max-age=3600',
      });
      return sendContent(request, reply, content);
    });
  };
}
