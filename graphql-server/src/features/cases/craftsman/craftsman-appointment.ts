import type { EntityManager } from '../../../platform/database/index.js';
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
import { CaseLink } from '../case-things.entity.js';
import { caseName } from '../case-views.js';

/** Mails the craftsman who has the order an appointment that the company proposes; without an order, nothing happens. */
export async function mailProposal(
  tx: EntityManager,
  mail: MailService,
  serviceCase: ServiceCase,
): Promise<void> {
  const { id: caseId, appointmentAt: at, craftsmanEmail: email, revision } = serviceCase;
  if (!email || !at) return;
  const company = await findCompany(tx, serviceCase.company.id);
  const link = await tx.findOne(CaseLink, {
    ...{ companyId: company.id, caseId, email, revokedAt: null, expiresAt: { $gt: new Date() } },
  });
  if (!link) return;
  const order = `Auftrag ${caseName(serviceCase)}`;
  await mail.enqueue(tx, {
    companyId: company.id,
    dedupeKey: `case-appointment:${caseId}:${revision}`,
    to: link.email,
    fromName: company.name,
    replyTo: company.email,
    ...renderMail({
      language: 'de',
      subject: `Terminvorschlag zum ${order}: ${serviceCase.title}`,
      preheader: `${company.name} schlägt Ihnen einen Termin vor.`,
      sender: company,
      blocks: [
        heading(`Terminvorschlag zum ${order}`),
        paragraph(`Guten Tag ${link.name},`),
        paragraph(`${company.name} schlägt Ihnen einen Termin vor:`),
        facts(
          ['Termin', formatMoment(at, 'de')],
          ['Auftrag', serviceCase.title],
          ['Ort', serviceCase.place],
        ),
        paragraph(
          'Bitte bestätigen Sie ihn über den Link aus der E-Mail zum Auftrag, oder schlagen Sie dort einen anderen vor.',
        ),
        facts(['Telefon', company.phone], ['E-Mail', company.email]),
        paragraph(`Mit freundlichen Grüßen\n${company.name}`),
      ],
    }),
  });
}
