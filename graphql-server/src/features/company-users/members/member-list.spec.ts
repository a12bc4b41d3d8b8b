import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPage } from '../../../platform/lists/index.js';
import { createCompany } from '../../../testing/factories.js';
import type { Database } from '../../../platform/database/index.js';
import { openTestDatabase } from '../../../testing/open-database.js';
import type { Company } from '../../companies/index.js';
import { CompanyInvitation } from '../company-invitation.entity.js';
import { CompanyUser } from '../company-user.entity.js';
import { countMembers, findMembers, MEMBER_ORDER } from './member-list.repository.js';
import type { MemberFilter } from './member-view.js';

const HOUR = 3_600_000;

describe('the list of users and invitations', () => {
  let database: Database;
  let company: Company;
  let other: Company;
  const em = () => database.orm.em.fork();

  beforeAll(async () => {
    database = await openTestDatabase();
    const make = em();
    company = await createCompany(make);
    other = await createCompany(make);
    const user = (lastName: string, changes: Partial<CompanyUser> = {}) =>
      make.create(CompanyUser, {
        managingCompany: company,
        firstName: 'Anna',
        lastName,
        email: `${crypto.randomUUID()}@verwaltung.example`,
        passwordHash: 'none',
        role: 'COMPANY_STAFF',
        ...changes,
      });
    const invitation = (lastName: string, changes: Partial<CompanyInvitation> = {}) =>
      make.create(CompanyInvitation, {
        managingCompany: company,
        firstName: 'Ivo',
        lastName,
        email: `${crypto.randomUUID()}@verwaltung.example`,
        role: 'COMPANY_MANAGER',
        tokenHash: crypto.randomUUID(),
        invitedBy: 'Ada Admin',
        expiresAt: new Date(Date.now() + HOUR),
        ...changes,
      });
    user('Zander', { role: 'COMPANY_ADMIN' });
    user('Öztürk', { email: '50%_off@verwaltung.example' });
    user('Abel', { status: 'SUSPENDED' });
    user('Wartend', { status: 'PENDING' });
    user('Fremd', { managingCompany: other });
    invitation('Meier');
    invitation('Alt', { expiresAt: new Date(Date.now() - HOUR) });
    invitation('Angenommen', { acceptedAt: new Date() });
    invitation('Zurück', { revokedAt: new Date() });
    await make.flush();
  });
  afterAll(async () => {
    await database.close();
  });

  const names = async (filter: MemberFilter, page = {}) => {
    const views = await findMembers(
      em(),
      { companyId: company.id, ...filter },
      readPage({ first: 50, ...page }),
    );
    return views.map(({ lastName }) => lastName);
  };

  it('shows users and open invitations of one company by name, expired ones included', async () => {
    expect(await names({})).toEqual(['Abel', 'Alt', 'Meier', 'Öztürk', 'Wartend', 'Zander']);
  });

  it('shows all companies where none is named', async () => {
    expect(await names({ companyId: undefined })).toContain('Fremd');
  });

  it.each<[MemberFilter, string[]]>([
    [{ kind: 'USER' }, ['Abel', 'Öztürk', 'Wartend', 'Zander']],
    [{ kind: 'INVITATION' }, ['Alt', 'Meier']],
    [{ status: 'PENDING' }, ['Alt', 'Meier', 'Wartend']],
    [{ status: 'ACTIVE' }, ['Öztürk', 'Zander']],
    [{ status: 'ACTIVE', kind: 'INVITATION' }, []],
    [{ role: 'COMPANY_MANAGER' }, ['Alt', 'Meier']],
    [{ search: 'ÖZTÜ' }, ['Öztürk']],
    [{ search: 'ivo m' }, ['Meier']],
    [{ search: '%' }, ['Öztürk']],
    [{ search: '_' }, ['Öztürk']],
    [{ search: '\\' }, []],
    [{ search: "' or 1=1 --" }, []],
    [{ search: 'anna', role: 'COMPANY_STAFF', status: 'SUSPENDED' }, ['Abel']],
  ])('narrows down by %o, and counts the same', async (filter, expected) => {
    expect(await names(filter)).toEqual(expected);
    const counts = await countMembers(em(), { companyId: company.id, ...filter });
    expect(counts.totalCount).toBe(expected.length);
    expect(counts.unfilteredCount).toBe(filter.kind ? { USER: 4, INVITATION: 2 }[filter.kind] : 6);
  });

  it('goes through pages by cursor and by offset without losing anybody', async () => {
    const seen: string[] = [];
    let after: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const rows = await findMembers(
        em(),
        { companyId: company.id },
        readPage({ first: 2, ...(after ? { after } : {}) }),
      );
      const two = rows.slice(0, 2);
      seen.push(...two.map(({ lastName }) => lastName));
      const last = two.at(-1);
      after = last && MEMBER_ORDER.cursorOf(last);
    }
    expect(seen).toEqual(await names({}));
    expect(await names({}, { first: 2, offset: 4 })).toEqual(['Wartend', 'Zander']);
    const fromTheEnd = await findMembers(
      em(),
      { companyId: company.id },
      readPage({ first: 2, offset: 3 }),
      6,
    );
    expect(fromTheEnd.map(({ lastName }) => lastName)).toEqual(['Öztürk', 'Wartend', 'Zander']);
  });
});
