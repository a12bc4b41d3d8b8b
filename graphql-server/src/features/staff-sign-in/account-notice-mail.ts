import type { z } from 'zod';
import type { accountNoticeJob } from '../auth/index.js';
import { type RenderedMail, note, paragraph, renderMail } from '../mail/index.js';

/** What the job knows. */
export type AccountNoticeData = z.output<(typeof accountNoticeJob)['data']>;

type Notice = AccountNoticeData['notice'];

const SUBJECTS: Readonly<Record<Notice, string>> = {
  'passkey-added': 'A passkey was added to your account',
  'passkey-removed': 'A passkey was removed from your account',
};

const TEXTS: Readonly<Record<Notice, (about: string) => string>> = {
  'passkey-added': (name) =>
    `A passkey named "${name}" has just been added to your account. It signs in without a password.`,
  'passkey-removed': (name) => `The passkey "${name}" has just been removed from your account.`,
};

/** What a person is told about their own way in. */
export function accountNoticeMail(
  { notice, about, device, at }: AccountNoticeData,
  { name, links }: { name: string; links: { account: string; forgotPassword: string } },
): RenderedMail {
  return renderMail({
    language: 'en',
    subject: SUBJECTS[notice],
    preheader: SUBJECTS[notice],
    sender: { name: 'Hausgeist' },
    blocks: [
      paragraph(`Hello ${name},`),
      paragraph(TEXTS[notice](about)),
      paragraph(`When: ${at.slice(0, 16).replace('T', ' ')} UTC. Device: ${device}.`),
      paragraph(`You see your passkeys and open sessions here: ${links.account}`),
      note(
        `If this was not you, set a new password at once (${links.forgotPassword}) and tell your administrators.`,
      ),
    ],
  });
}
