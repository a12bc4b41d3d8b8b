import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { unauthenticated } from '../../../platform/errors/index.js';
import { describeRestCall } from '../../../platform/http/index.js';
import { carriesToken } from '../../../platform/secrets/index.js';
import { conversationReasons } from '../conversation.reasons.js';
import { type InboundMailService, MAX_MAIL_BYTES } from './inbound-mail.service.js';

/** What a gateway of mails hands over to. */
export function addInboundMailRoute(
  server: FastifyInstance,
  { mails, token }: { mails: InboundMailService; token: string | undefined },
): void {
  describeRestCall(server, {
    ...{ method: 'POST', path: '/mails/inbound', access: 'public', takesOwnToken: true },
    tag: 'Chat',
    summary: 'Takes a mail that answers one of ours into its conversation',
    description:
      'The body is the mail as it came (`message/rfc822`), at most 30 MB. Needs the token of incoming mails as Bearer token. The same mail again changes nothing; a report that a mail of ours came back is noted with that mail (`BOUNCED`); mails that are not for a conversation, not from its tenant, or sent by a program are ignored.',
    rawBody: 'message/rfc822',
    response: z.object({
      outcome: z
        .enum(['STORED', 'KNOWN', 'BOUNCED', 'IGNORED'])
        .describe('What became of the mail; `KNOWN` if it had come before.'),
    }),
  });
  void server.register(async (scope) => {
    scope.addContentTypeParser(
      'message/rfc822',
      { parseAs: 'buffer', bodyLimit: MAX_MAIL_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Body: Buffer }>(
      '/api/mails/inbound',
      {
        config: { access: 'public' },
        bodyLimit: MAX_MAIL_BYTES,
        onRequest: async (request: FastifyRequest) =>
          requireToken(token, request.headers.authorization),
      },
      async ({ context, body }) => ({
        success: true,
        outcome: await mails.receive(context, body),
      }),
    );
  });
}

function requireToken(token: string | undefined, header: string | undefined): void {
  if (!carriesToken(header, token)) throw unauthenticated(conversationReasons.MAIL_TOKEN_REQUIRED);
}
