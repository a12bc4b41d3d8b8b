import { requireStaff, type RequestContext } from '../../../platform/context/index.js';
import { type EntityManager, transactional } from '../../../platform/database/index.js';
import { notFound, wrongField } from '../../../platform/errors/index.js';
import { aboutCompany, type AuditLog } from '../../audit/index.js';
import { companyReasons, lockCompany, requireCurrentActor } from '../../companies/index.js';
import { legalReasons } from '../legal.reasons.js';
import { LegalText, type LegalTextKind } from './legal-text.entity.js';
import { legalTextsToEdit, legalTextsToView } from './legal-text.policy.js';
import { findLegalTexts, findNewest, type LegalTextView } from './legal-text.repository.js';

/** Longer than any notice that people read. */
const MAX_LENGTH = 60_000;

/** A company's own texts. */
export interface LegalTexts {
  company: { id: string; slug: string };
  texts: LegalTextView[];
}

interface NewText {
  companyId?: string | null | undefined;
  kind: LegalTextKind;
  /** Markdown; empty to go back to the platform's text. */
  german?: string | null | undefined;
  english?: string | null | undefined;
}

/** What companies say in their own words instead of the platform's. */
export class LegalTextService {
  readonly #audit: AuditLog;

  constructor(audit: AuditLog) {
    this.#audit = audit;
  }

  async list(
    { actor, em }: RequestContext,
    input: { companyId?: string | null | undefined },
  ): Promise<LegalTexts> {
    return read(em, legalTextsToView(actor, input.companyId));
  }

  /** Stores the next version; nothing where it says what the present one says. */
  async save(context: RequestContext, input: NewText): Promise<LegalTexts> {
    const companyId = legalTextsToEdit(context.actor, input.companyId);
    const actor = requireStaff(context.actor);
    const { kind } = input;
    const [german, english] = [
      readText('german', input.german),
      readText('english', input.english),
    ];
    if (english && !german) throw wrongField('german', legalReasons.LEGAL_TEXT_NEEDS_GERMAN);
    await transactional(context.em.fork(), async (tx) => {
      // Versions of a company come one after the other.
      const { id, name } = await lockCompany(tx, companyId);
      await requireCurrentActor(tx, actor);
      const before = await findNewest(tx, companyId, kind);
      const isSame = german === (before?.german ?? null) && english === (before?.english ?? null);
      if (isSame) return;
      const version = (before?.version ?? 0) + 1;
      const authorId = actor.kind === 'admin' ? actor.adminId : actor.companyUserId;
      tx.create(LegalText, {
        ...{ managingCompany: companyId, kind, version, german, english },
        ...{ authorId, authorName: actor.name },
      });
      await tx.flush();
      const about = aboutCompany({ id, name });
      const done = german ? 'company.legal-text-saved' : 'company.legal-text-withdrawn';
      await this.#audit.record(context, tx, done, about, { text: kind, version });
    });
    return read(context.em, companyId);
  }
}

async function read(em: EntityManager, companyId: string): Promise<LegalTexts> {
  const [company] = await em.execute<LegalTexts['company'][]>(
    'select id, slug from company where id = ?',
    [companyId],
  );
  if (!company) throw notFound(companyReasons.COMPANY_NOT_FOUND);
  return { company, texts: await findLegalTexts(em, companyId) };
}

function readText(field: 'german' | 'english', text: string | null | undefined): string | null {
  const written = (text ?? '').replaceAll('\r\n', '\n').trim();
  if (written.length > MAX_LENGTH) {
    throw wrongField(field, legalReasons.LEGAL_TEXT_TOO_LONG({ max: MAX_LENGTH }));
  }
  return written === '' ? null : written;
}
