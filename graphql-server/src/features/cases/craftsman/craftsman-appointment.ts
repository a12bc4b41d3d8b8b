import type { EntityManager } from '../../../platform/database/index.js';
import type { RateLimits } from '../../../platform/limits/index.js';
import { findCompany } from '../../companies/index.js';
import {
  facts,
  formatMoment,
  heading,
  type MailService,
  paragraph,
  renderMail,
} from '../../mail/index.js';
import type { ServiceCase } from '../case.entity.js';
import { CaseLink, type CaseSide } from '../case-records.entity.js';
import { caseName } from '../case-views.js';
import { caseReasons } from '../case.reasons.js';
import { MAIL_LIMIT } from './craftsman-mail.js';
import { appointmentFile } from '../work/appointment-file.js';

const TEXTS = {
  proposed: {
    subject: (order: string) => `Terminvorschlag zum ${order}`,
    lead: (company: string) => `${company} schlägt Ihnen einen Termin vor:`,
    end: 'Bitte bestätigen Sie ihn über den Link aus der E-Mail zum Auftrag, oder schlagen Sie dort einen anderen vor.',
  },
  agreed: {
    subject: (order: string) => `Termin zum ${order}`,
    lead: (company: string) => `Ihr Termin bei ${company} ist vereinbart:`,
    end: 'Für Ihren Kalender liegt er als Datei bei. Einen anderen schlagen Sie über den Link aus der E-Mail zum Auftrag vor.',
  },
};

/**
 * Mails the craftsman who has the order an appointment that the company proposes, or to which both have agreed;
 * without an order, nothing happens.
 */
export async function mailAppointment(
  tx: EntityManager,
  { limits, mail }: { limits: RateLimits; mail: MailService },
  { serviceCase, side }: { serviceCase: ServiceCase; side: CaseSide },
): Promise<void> {
  const { id: caseId, appointmentAt: at, appointmentUntil, revision } = serviceCase;
  const { craftsmanEmail: email } = serviceCase;
  if (!email || !at) return;
  const company = await findCompany(tx, serviceCase.company.id);
  const link = await tx.findOne(CaseLink, {
    ...{ companyId: company.id, caseId, email, revokedAt: null, expiresAt: { $gt: new Date() } },
  });
  if (!link) return;
  // The craftsman can agree only to what the company has named, which was counted.
  if (side === 'COMPANY') {
    await limits.consume(MAIL_LIMIT, caseId, caseReasons.CASE_SENT_TOO_OFTEN);
  }
  const isAgreed = serviceCase.appointmentState === 'CONFIRMED';
  const { subject, lead, end } = TEXTS[isAgreed ? 'agreed' : 'proposed'];
  const about = subject(`Auftrag ${caseName(serviceCase)}`);
  await mail.enqueue(tx, {
    companyId: company.id,
    dedupeKey: `case-appointment:${caseId}:${revision}`,
    to: link.email,
    fromName: company.name,
    replyTo: company.email,
    ...(isAgreed ? { attachments: [appointmentFile(company, serviceCase, at)] } : {}),
    ...renderMail({
      language: 'de',
      subject: `${about}: ${serviceCase.title}`,
      preheader: lead(company.name),
      sender: company,
      blocks: [
        heading(about),
        paragraph(`Guten Tag ${link.name},`),
        paragraph(lead(company.name)),
        facts(
          ['Termin', formatMoment(at, 'de', appointmentUntil)],
          ['Auftrag', serviceCase.title],
          ['Ort', serviceCase.place],
        ),
        paragraph(end),
        facts(['Telefon', company.phone], ['E-Mail', company.email]),
        paragraph(`Mit freundlichen Grüßen\n${company.name}`),
      ],
    }),
  });
}
