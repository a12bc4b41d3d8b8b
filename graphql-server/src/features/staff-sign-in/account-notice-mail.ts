import type { z } from 'zod';
import type { StaffLanguage } from '../../platform/context/index.js';
import type { accountNoticeJob } from '../auth/index.js';
import { formatMoment, note, paragraph, type RenderedMail, renderMail } from '../mail/index.js';

/** What the job knows. */
export type AccountNoticeData = z.output<(typeof accountNoticeJob)['data']>;

interface Texts {
  subjects: Record<AccountNoticeData['notice'], string>;
  hello: (name: string) => string;
  texts: Record<AccountNoticeData['notice'], (about: string) => string>;
  when: (at: string, device: string) => string;
  seeAccount: (link: string) => string;
  note: (forgotPassword: string) => string;
}

const TEXTS: Record<StaffLanguage, Texts> = {
  de: {
    subjects: {
      'passkey-added': 'Ihrem Konto wurde ein Passkey hinzugefügt',
      'passkey-removed': 'Aus Ihrem Konto wurde ein Passkey entfernt',
      'recovery-codes-renewed': 'Für Ihr Konto gibt es neue Wiederherstellungscodes',
    },
    hello: (name) => `Guten Tag ${name},`,
    texts: {
      'passkey-added': (about) =>
        `Ihrem Konto wurde soeben der Passkey „${about}“ hinzugefügt. Mit ihm können Sie sich ohne Passwort anmelden.`,
      'passkey-removed': (about) => `der Passkey „${about}“ wurde soeben aus Ihrem Konto entfernt.`,
      'recovery-codes-renewed': () =>
        'für Ihr Konto wurden soeben neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.',
    },
    when: (at, device) => `Zeitpunkt: ${at}. Gerät: ${device}.`,
    seeAccount: (link) => `Ihre Passkeys und offenen Sitzungen sehen Sie hier: ${link}`,
    note: (forgotPassword) =>
      `Wenn Sie das nicht waren, legen Sie bitte sofort ein neues Passwort fest (${forgotPassword}) und sagen Sie Ihren Administratoren Bescheid.`,
  },
  en: {
    subjects: {
      'passkey-added': 'A passkey was added to your account',
      'passkey-removed': 'A passkey was removed from your account',
      'recovery-codes-renewed': 'Your account has new recovery codes',
    },
    hello: (name) => `Hello ${name},`,
    texts: {
      'passkey-added': (about) =>
        `A passkey named "${about}" has just been added to your account. It signs in without a password.`,
      'passkey-removed': (about) =>
        `The passkey "${about}" has just been removed from your account.`,
      'recovery-codes-renewed': () =>
        'New recovery codes have just been made for your account. The earlier ones are void.',
    },
    when: (at, device) => `When: ${at}. Device: ${device}.`,
    seeAccount: (link) => `You see your passkeys and open sessions here: ${link}`,
    note: (forgotPassword) =>
      `If this was not you, set a new password at once (${forgotPassword}) and tell your administrators.`,
  },
};

/** What a person is told about their own way in. */
export function accountNoticeMail(
  { notice, about, language, device, at }: AccountNoticeData,
  { name, links }: { name: string; links: { account: string; forgotPassword: string } },
): RenderedMail {
  const texts = TEXTS[language];
  const subject = texts.subjects[notice];
  return renderMail({
    language,
    subject,
    preheader: subject,
    sender: { name: 'Hausgeist' },
    blocks: [
      paragraph(texts.hello(name)),
      paragraph(texts.texts[notice](about)),
      paragraph(texts.when(formatMoment(new Date(at), language), device)),
      paragraph(texts.seeAccount(links.account)),
      note(texts.note(links.forgotPassword)),
    ],
  });
}
