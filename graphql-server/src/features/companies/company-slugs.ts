import type { EntityManager } from '../../platform/database/index.js';
import { wrongField } from '../../platform/errors/index.js';
import { isSlug, MAX_SLUG_LENGTH, slugOf } from '../../platform/german/index.js';
import { CompanySlug } from './company-slug.entity.js';
import type { Company } from './company.entity.js';
import { companyReasons } from './company.reasons.js';

/** Where a name has no letters that an address can have. */
const NAMELESS = 'hausverwaltung';

/** Names that one company may have had: each is lost to all others. */
const MOST_SLUGS = 20;

/** A free name for the address of a company's chat, made from the company's own. */
export async function chooseSlug(tx: EntityManager, name: string): Promise<string> {
  await lockSlugs(tx);
  const base = (slugOf(name) || NAMELESS).padEnd(2, '0');
  const rows = await tx.execute<{ slug: string }[]>(
    `select slug from company_slug where starts_with(slug, ?)
      union select slug from company where starts_with(slug, ?)`,
    [base.slice(0, MAX_SLUG_LENGTH - 6), base.slice(0, MAX_SLUG_LENGTH - 6)],
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  if (!taken.has(base)) return base;
  for (let number = 2; ; number += 1) {
    const ending = `-${number}`;
    const next = base.slice(0, MAX_SLUG_LENGTH - ending.length).replace(/-+$/, '') + ending;
    if (!taken.has(next)) return next;
  }
}

/** Gives a company another name in its address; those before still lead to it. */
export async function takeSlug(tx: EntityManager, company: Company, slug: string): Promise<void> {
  await lockSlugs(tx);
  const [holder] = await tx.execute<{ companyId: string }[]>(
    `select company_id as "companyId" from company_slug where slug = ?
      union select id from company where slug = ?`,
    [slug, slug],
  );
  if (holder && holder.companyId !== company.id) {
    throw wrongField('slug', companyReasons.SLUG_TAKEN);
  }
  const held = await tx.count(CompanySlug, { company: company.id });
  if (!holder && held >= MOST_SLUGS) {
    throw wrongField('slug', companyReasons.TOO_MANY_SLUGS({ max: MOST_SLUGS }));
  }
  await keepSlug(tx, company.id, company.slug);
  await keepSlug(tx, company.id, slug);
  company.slug = slug;
}

/** Notes that an address leads to a company. */
export async function keepSlug(tx: EntityManager, companyId: string, slug: string): Promise<void> {
  await tx.execute(
    `insert into company_slug (slug, company_id, created_at) values (?, ?, now())
       on conflict (slug) do nothing`,
    [slug, companyId],
  );
}

/** The company that a name in an address leads to, also one that it had before. */
export async function findCompanyBySlug(
  em: EntityManager,
  slug: string,
): Promise<{ id: string; slug: string } | undefined> {
  if (!isSlug(slug)) return undefined;
  const [found] = await em.execute<{ id: string; slug: string }[]>(
    `select c.id, c.slug from company c
      where c.slug = ? or c.id = (select s.company_id from company_slug s where s.slug = ?)
      order by c.slug = ? desc limit 1`,
    [slug, slug, slug],
  );
  return found;
}

/** Two companies that want one name at the same moment wait for each other. */
const lockSlugs = (tx: EntityManager) =>
  tx.execute(`select pg_advisory_xact_lock(hashtext('company_slug'))`);
