import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { RequestContext } from '../../../platform/context/index.js';
import { notFound } from '../../../platform/errors/index.js';
import { type Markup, markup } from '../../mail/index.js';
import { UNSUBSCRIBE_PATH } from './unsubscribe-links.js';

const config = { access: 'public' } as const;
const params = z.object({ token: z.string().max(100) });

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** What mail programs post, RFC 8058; nothing in it is looked at. */
const BODIES = ['application/x-www-form-urlencoded', 'text/plain'];

/** Ends mails of one kind by their links. */
export interface Unsubscribing {
  /** Name of the company whose mails a link ends. */
  companyOf(context: RequestContext, token: string): Promise<string>;
  /** Ends them; doing it again changes nothing. Gives the name of the company. */
  unsubscribe(context: RequestContext, token: string): Promise<string>;
}

/** What the two pages say. */
export interface UnsubscribeTexts {
  title: string;
  ask: (companyName: string) => string;
  done: (companyName: string) => string;
}

const CONTRACT = 'Nachrichten, die Ihren Vertrag betreffen, bekommen Sie weiterhin.';

const OF_BROADCASTS: UnsubscribeTexts = {
  title: 'Mitteilungen abbestellen',
  ask: (name) => `Möchten Sie von ${name} keine Mitteilungen mehr per E-Mail erhalten? ${CONTRACT}`,
  done: (name) => `${name} schickt Ihnen keine Mitteilungen mehr per E-Mail. ${CONTRACT}`,
};

/**
 * `/unsubscribe/:token`: a page that asks, as programs open links of mails by themselves, and the
 * request of its button, which mail programs also send on their own (RFC 8058).
 */
export function addUnsubscribeRoutes(
  server: FastifyInstance,
  service: Unsubscribing,
  {
    path = UNSUBSCRIBE_PATH,
    texts = OF_BROADCASTS,
  }: { path?: string; texts?: UnsubscribeTexts } = {},
): void {
  void server.register(async (scope) => {
    for (const type of BODIES) {
      scope.removeContentTypeParser(type);
      scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 1_000 }, (_r, _b, done) =>
        done(null, undefined),
      );
    }
    scope.get(`${path}/:token`, { config }, async (request, reply) => {
      const companyName = await service.companyOf(request.context, tokenOf(request.params));
      return sendPage(reply, askPage(texts, companyName));
    });
    scope.post(`${path}/:token`, { config }, async (request, reply) => {
      const companyName = await service.unsubscribe(request.context, tokenOf(request.params));
      return sendPage(reply, donePage(texts, companyName));
    });
  });
}

function tokenOf(given: unknown): string {
  const parsed = params.safeParse(given);
  if (!parsed.success) throw notFound();
  return parsed.data.token;
}

const sendPage = (reply: FastifyReply, page: Markup) =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PAGE_POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(page.html);

const page = (title: string, content: Markup): Markup => markup`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:10vh auto;padding:0 1.5rem}
button{font:inherit;padding:.7rem 1.2rem;border:0;border-radius:.5rem;background:#0b6b5c;color:#fff;cursor:pointer}
button:focus-visible{outline:3px solid #7fd1c2;outline-offset:2px}</style>
</head>
<body>
<h1>${title}</h1>
${content}
</body>
</html>
`;

const askPage = ({ title, ask }: UnsubscribeTexts, companyName: string) =>
  page(
    title,
    markup`<p>${ask(companyName)}</p>
<form method="post"><button type="submit">Abbestellen</button></form>`,
  );

const donePage = ({ done }: UnsubscribeTexts, companyName: string) =>
  page('Abbestellt', markup`<p>${done(companyName)}</p>`);
