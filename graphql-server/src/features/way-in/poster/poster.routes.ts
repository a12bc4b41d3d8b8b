import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { describeRestCall, queryText } from '../../../platform/http/index.js';
import { parseInput } from '../../../platform/input/index.js';
import type { PosterService } from './poster.service.js';

const query = z.object({
  companyId: queryText,
  buildingId: queryText.describe('The building that it hangs in; for all if missing.'),
});

const access = ['admin', 'companyUser', 'apiKey'] as const;

/** The call that makes a poster. */
export function addPosterRoute(server: FastifyInstance, posters: PosterService): void {
  describeRestCall(server, {
    method: 'GET',
    path: '/company/poster',
    access,
    tag: 'Company portal',
    summary: 'A page to print, in German, with a QR code that leads into the chat.',
    description:
      'With `settings.view`; for a building with `users.view`. The code lets no one in: people sign in as always.',
    query,
    respondsWithFile: ['application/pdf'],
  });
  server.get('/api/company/poster', { config: { access } }, async (request, reply) => {
    const asked = parseInput(query, request.query);
    const { fileName, content } = await posters.make(request.context, asked);
    reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition(fileName),
      'cache-control': 'no-store',
    });
    return reply.send(content);
  });
}
