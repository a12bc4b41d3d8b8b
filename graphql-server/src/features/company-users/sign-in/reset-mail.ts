import type { StaffLanguage } from '../../../platform/context/index.js';
import {
  button,
  formatMoment,
  heading,
  note,
  paragraph,
  type RenderedMail,
  renderMail,
} from '../../mail/index.js';

interface ResetMailData {
  language: StaffLanguage;
  firstName: string;
  lastName: string;
  companyName: string;
  link: string;
  expiresAt: Date;
}

const TEXTS = {
  de: {
    subject: 'Passwort zurücksetzen',
    preheader: 'Legen Sie ein neues Passwort für das Firmenportal fest.',
    title: 'Neues Passwort festlegen',
    hello: (name: string) => `Guten Tag ${name},`,
    text: (company: string) =>
      `jemand, vermutlich Sie selbst, hat ein neues Passwort für Ihr Konto bei ${company} angefordert.`,
    set: 'Neues Passwort festlegen',
    validity: (until: string) => `Der Link funktioniert nur einmal und gilt bis zum ${until}.`,
    note: 'Wenn Sie das nicht waren, können Sie diese Nachricht ignorieren; Ihr Passwort bleibt, wie es ist.',
  },
  en: {
    subject: 'Reset your password',
    preheader: 'Set a new password for the company portal.',
    title: 'Set a new password',
    hello: (name: string) => `Hello ${name},`,
    text: (company: string) =>
      `somebody, most likely you, asked for a new password for your account at ${company}.`,
    set: 'Set new password',
    validity: (until: string) => `The link works once, until ${until}.`,
    note: 'If you did not ask for it, you can ignore this message; your password stays as it is.',
  },
} satisfies Record<StaffLanguage, object>;

/** The mail with the link that sets a new password. */
export function resetMail(data: ResetMailData): RenderedMail {
  const { language, firstName, lastName, companyName, link, expiresAt } = data;
  const texts = TEXTS[language];
  return renderMail({
    language,
    subject: texts.subject,
    preheader: texts.preheader,
    blocks: [
      heading(texts.title),
      paragraph(texts.hello(`${firstName} ${lastName}`)),
      paragraph(texts.text(companyName)),
      button(texts.set, link),
      paragraph(texts.validity(formatMoment(expiresAt, language))),
      note(texts.note),
    ],
    sender: { name: companyName },
  });
}
