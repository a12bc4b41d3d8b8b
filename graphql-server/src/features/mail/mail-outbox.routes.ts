import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Config, isLocalHost } from '../../env.js';
import { notFound } from '../../platform/errors/index.js';
import { type FileStore, readBytes, readIfThere } from '../../platform/files/index.js';
import { Mail } from './mail.entity.js';
import type { MailSeal } from './mail-seal.js';
import { findMail, findNewestMails } from './mail.repository.js';
import { renderMailList, renderMailPage } from './outbox/outbox-pages.js';
import type { Markup } from './templates/markup.js';

/** Our own pages: no script at all; the mail itself stands in a frame from the same server. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** A mail is shown as a mail program would: no script, nothing loaded, links open elsewhere. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

/**
 * The pages show links that let people in, so they are for this machine's own browser: not for the
 * network, and not for pages of others whose name points here.
 */
async function requireThisMachine({ socket, hostname }: FastifyRequest): Promise<void> {
  if (!isLocalHost(socket.remoteAddress ?? '') || !isLocalHost(hostname)) throw notFound();
}

const route = { config: { access: 'public' }, onRequest: requireThisMachine } as const;

const mailParams = z.object({ id: z.uuid() });
const fileParams = z.object({ id: z.uuid(), index: z.coerce.number().int().min(0) });
const listQuery = z.object({ refresh: z.coerce.number().int().min(1).max(60).optional() });

/** Whether mails stay here to be read; never in production, and not where they are really sent. */
export const hasOutbox = ({ environment, smtpUrl }: Pick<Config, 'environment' | 'smtpUrl'>) =>
  environment !== 'production' && !smtpUrl;

/** `/dev/mail`: what would have been sent, for those who develop and test. Adds nothing elsewhere. */
export function addMailOutboxRoutes(
  server: FastifyInstance,
  settings: Pick<Config, 'environment' | 'smtpUrl'>,
  { files, seal }: { files: FileStore; seal: MailSeal },
): void {
  if (!hasOutbox(settings)) return;

  server.get('/dev/mail', route, async (request, reply) => {
    const { refresh } = listQuery.catch({}).parse(request.query);
    const mails = await findNewestMails(request.context.em);
    return sendPage(reply, renderMailList(mails, refresh));
  });

  server.get('/dev/mail.json', route, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const mails = await findNewestMails(request.context.em);
    return { mails: mails.map((mail) => readable(seal, mail)) };
  });

  server.get('/dev/mail/:id', route, async (request, reply) => {
    const { id } = parse(mailParams, request.params);
    return sendPage(reply, renderMailPage(readable(seal, await findMail(request.context.em, id))));
  });

  server.get('/dev/mail/:id/html', route, async (request, reply) => {
    const { id } = parse(mailParams, request.params);
    const mail = readable(seal, await findMail(request.context.em, id));
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': MAIL_POLICY,
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': 'no-store',
      })
      .send(await withPictures(files, mail));
  });

  server.get('/dev/mail/:id/attachments/:index', route, async (request, reply) => {
    const { id, index } = parse(fileParams, request.params);
    const mail = readable(seal, await findMail(request.context.em, id));
    const attachment = mail.attachments[index];
    if (!attachment) throw notFound();
    const content =
      'content' in attachment
        ? Buffer.from(attachment.content)
        : await readBytes(files, attachment.fileKey);
    return reply
      .headers({
        'content-type': attachment.contentType,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
        'cache-control': 'no-store',
      })
      .send(content);
  });
}

/** The mail with the pictures that it brings along written into it. */
async function withPictures(files: FileStore, { html, attachments }: Mail): Promise<string> {
  let shown = html;
  for (const file of attachments) {
    if ('content' in file || !file.contentId) continue;
    const picture = await readIfThere(files, file.fileKey);
    if (!picture) continue;
    const url = `data:${file.contentType};base64,${picture.toString('base64')}`;
    shown = shown.replaceAll(`"cid:${file.contentId}"`, `"${url}"`);
  }
  return shown;
}

/** A mail to look at, also where the secret is another now. */
function readable(seal: MailSeal, mail: Mail): Mail {
  try {
    return seal.open(mail);
  } catch {
    const text = 'This mail was stored with another SESSION_SECRET.';
    return Object.assign(new Mail(), mail, { html: text, text });
  }
}

function sendPage(reply: FastifyReply, page: Markup): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PAGE_POLICY,
      'cache-control': 'no-store',
    })
    .send(page.html);
}

function parse<T>(schema: z.ZodType<T>, params: unknown): T {
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw notFound();
  return parsed.data;
}
