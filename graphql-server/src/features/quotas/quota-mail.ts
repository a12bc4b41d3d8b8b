import type { QuotaKind } from '../../platform/quotas/index.js';
import { heading, note, paragraph, type RenderedMail, renderMail } from '../mail/index.js';

/** The recipient of a warning, and what it says. */
export interface QuotaWarning {
  /** What the administrator is called. */
  name: string;
  /** The company whose quota it is; that of the whole platform if missing. */
  companyName?: string | undefined;
  kind: QuotaKind;
  used: number;
  limit: number;
}

const megabytes = (bytes: number) =>
  `${Math.round(bytes / 1024 / 1024).toLocaleString('en-US')} MB`;
const thousands = (count: number) => count.toLocaleString('en-US');

const NAMES: Record<QuotaKind, string> = {
  messages: 'messages of tenants',
  modelCalls: 'calls of the model',
  uploadedBytes: 'uploads',
  mails: 'mails',
};

const CONSEQUENCES: Record<QuotaKind, string> = {
  messages: 'Once they are used up, tenants are asked to write again the next day.',
  modelCalls:
    "Once they are used up, the built-in answers take the model's place until midnight in Germany.",
  uploadedBytes: 'Once they are used up, no more files are taken until midnight in Germany.',
  mails: 'Once they are used up, further mails wait until the next day; none is lost.',
};

/** The mail that tells that a quota of this day is nearly spent. */
export function quotaMail({ name, companyName, kind, used, limit }: QuotaWarning): RenderedMail {
  const amount = kind === 'uploadedBytes' ? megabytes : thousands;
  const whose = companyName ?? 'the platform';
  const subject = `Quota of ${NAMES[kind]} is nearly spent: ${whose}`;
  return renderMail({
    language: 'en',
    subject,
    preheader: `${amount(used)} of ${amount(limit)} are used today.`,
    blocks: [
      heading(subject),
      paragraph(`Hello ${name},`),
      paragraph(
        `Today ${whose} has used ${amount(used)} of ${amount(limit)}. ${CONSEQUENCES[kind]}`,
      ),
      ...(companyName
        ? [paragraph('Administrators of the platform can raise the quota.')]
        : [paragraph('The setting QUOTAS raises it.')]),
      note('You get this message once a day at most, because you are an administrator there.'),
    ],
    sender: { name: 'Hausgeist' },
  });
}
