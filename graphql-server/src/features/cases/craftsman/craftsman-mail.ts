import type { RateLimit } from '../../../platform/limits/index.js';
import { button, facts, heading, note, paragraph, renderMail } from '../../mail/index.js';
import type { ServiceCase } from '../case.entity.js';
import { caseName } from '../case-views.js';

/** Mails to its craftsman that one case can cause. */
export const MAIL_LIMIT: RateLimit = { name: 'craftsman-mail', points: 10, durationSeconds: 3_600 };

/** Days for which a craftsman's link opens a case. */
export const LINK_DAYS = 30;

interface CraftsmanMailData {
  company: { name: string; address: string; phone: string; email: string };
  serviceCase: ServiceCase;
  link: string;
  /** Whom the craftsman finds there, if they may be told. */
  contact: string | null;
}

/** Asks a craftsman to do the work of a case. */
export const craftsmanMail = ({ company, serviceCase, link, contact }: CraftsmanMailData) =>
  renderMail({
    language: 'de',
    subject: `Auftrag ${caseName(serviceCase)}: ${serviceCase.title}`,
    preheader: `${company.name} bittet Sie um einen Termin.`,
    sender: company,
    blocks: [
      heading(`Auftrag ${caseName(serviceCase)}`),
      paragraph(`Guten Tag ${serviceCase.craftsmanName},`),
      paragraph(`${company.name} bittet Sie, folgende Arbeit zu übernehmen:`),
      facts(
        ['Auftrag', serviceCase.title],
        ['Ort', serviceCase.place],
        ['Kontakt vor Ort', contact ?? ''],
        ['Fällig am', serviceCase.dueOn?.split('-').toReversed().join('.') ?? ''],
      ),
      button('Auftrag öffnen', link),
      note(
        `Unter dem Link sehen Sie den Auftrag, schlagen einen Termin vor oder bestätigen ihn und melden die Arbeit als erledigt. Er gilt ${LINK_DAYS} Tage, ohne Anmeldung; geben Sie ihn bitte nicht weiter.`,
      ),
      facts(['Telefon', company.phone], ['E-Mail', company.email]),
      paragraph(`Mit freundlichen Grüßen\n${company.name}`),
    ],
  });
