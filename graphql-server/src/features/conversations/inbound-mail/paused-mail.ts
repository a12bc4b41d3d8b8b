import { platformReasons } from '../../../platform/errors/index.js';
import type { Company } from '../../companies/index.js';
import { paragraph, type RenderedMail, renderMail } from '../../mail/index.js';

/** Tells a tenant who has answered a mail that the company is suspended, and how it is reached meanwhile. */
export function pausedMail({ name, phone, email, ...company }: Company): RenderedMail {
  const subject = 'Ihre Nachricht konnte nicht zugestellt werden';
  const { message } = platformReasons.SERVICE_PAUSED({ company: name, phone, email });
  return renderMail({
    language: 'de',
    subject,
    preheader: message,
    sender: { name, ...company },
    blocks: [
      paragraph('Guten Tag,'),
      paragraph('Ihre E-Mail ist bei uns angekommen, kann aber zurzeit nicht zugestellt werden.'),
      paragraph(message),
    ],
  });
}
