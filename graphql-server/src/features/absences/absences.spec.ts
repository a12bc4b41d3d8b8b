import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { berlinDay, daysBefore } from '../../platform/german/index.js';
import { type Cast, createCast } from '../../testing/cast.js';
import { type Colleagues, createColleagues } from '../../testing/colleagues.js';
import { createCompanyUser } from '../../testing/factories.js';
import { asApiKey } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { run } from '../inbox/testing/run.js';
import { forgetAbsences } from './absence.repository.js';
import { Absence } from './index.js';

const NOTE = `mutation ($input: NoteAbsenceInput!) { noteAbsence(input: $input) {
  absence { member { id name } deputy { id name } firstDay lastDay isNow note } } }`;
const END = `mutation ($input: EndAbsenceInput!) { endAbsence(input: $input) { memberId } }`;
const LIST = `query ($id: ID) { absences(companyId: $id) { member { id } deputy { name } firstDay lastDay isNow note } }`;

interface Seen {
  member: { id: string; name: string };
  deputy: { id: string; name: string } | null;
  firstDay: string;
  lastDay: string;
  isNow: boolean;
  note: string;
}

const TODAY = berlinDay(new Date());
const inDays = (days: number) => daysBefore(TODAY, -days);

const end = (client: TestClient, memberId?: string) =>
  run<{ memberId: string }>(END, { input: { memberId } }, client);
const list = (client: TestClient, id?: string) => run<Seen[]>(LIST, { id }, client);

describe('absences', () => {
  let app: TestApp;
  let cast: Cast;
  let anna: Colleagues['anna'];
  let tarek: Colleagues['tarek'];
  let as: Colleagues['as'];

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
    ({ anna, tarek, as } = await createColleagues(app, cast, 'COMPANY_STAFF'));
  });
  afterAll(() => app.stop());

  const note = async (client: TestClient, more: object = {}) => {
    const input = { firstDay: TODAY, lastDay: inDays(14), ...more };
    return (await run<{ absence: Seen }>(NOTE, { input }, client)).absence;
  };
  const audited = () =>
    app.em().execute<{ action: string }[]>(
      `select action, subject_name as subject, details from audit_entry
          where company_id = ? and action like 'absence.%' order by at`,
      [cast.own.id],
    );

  it('are noted by the person, and known to all colleagues', async () => {
    const noted = await note(as.anna, { deputyId: tarek.id, note: ' Bis dann! ' });
    expect(noted).toEqual({
      ...{ member: { id: anna.id, name: 'Anna Voss' }, firstDay: TODAY, lastDay: inDays(14) },
      ...{ deputy: { id: tarek.id, name: 'Tarek Aydın' }, isNow: true, note: 'Bis dann!' },
    });
    expect(await list(as.tarek)).toMatchObject([{ member: { id: anna.id }, isNow: true }]);
    expect(await list(cast.clients.admin, cast.own.id)).toHaveLength(1);
    expect(await audited()).toMatchObject([
      {
        ...{ action: 'absence.noted', subject: 'Anna Voss' },
        details: { firstDay: TODAY, lastDay: inDays(14), deputy: 'Tarek Aydın' },
      },
    ]);
  });

  it('replace each other, and the same twice changes nothing', async () => {
    await Promise.all([note(as.anna), note(as.anna)]);
    await note(as.anna);
    expect(await audited()).toHaveLength(1);
    await note(as.anna, { firstDay: inDays(3), deputyId: tarek.id });
    expect(await list(as.anna)).toMatchObject([{ firstDay: inDays(3), isNow: false }]);
    expect(await app.em().count(Absence, { memberId: anna.id })).toBe(1);
  });

  it('end early, and twice as well', async () => {
    await note(as.anna);
    expect(await end(as.anna)).toEqual({ memberId: anna.id });
    await end(as.anna);
    expect(await list(as.anna)).toEqual([]);
    expect((await audited()).map(({ action }) => action)).toEqual([
      'absence.noted',
      'absence.ended',
    ]);
  });

  it('end by themselves after the last day in Germany, and are forgotten', async () => {
    await note(as.anna, { lastDay: TODAY });
    expect(await list(as.tarek)).toMatchObject([{ lastDay: TODAY, isNow: true }]);
    await forgetAbsences(app.em());
    expect(await app.em().count(Absence, { memberId: anna.id })).toBe(1);
    const yesterday = { firstDay: inDays(-9), lastDay: inDays(-1) };
    await app.em().nativeUpdate(Absence, { memberId: anna.id }, yesterday);
    expect(await list(as.tarek)).toEqual([]);
    await forgetAbsences(app.em());
    expect(await app.em().count(Absence, { memberId: anna.id })).toBe(0);
  });

  it('of others are for those who may edit people, not above themselves', async () => {
    const { manager, companyAdmin, admin, staff } = cast.clients;
    for (const client of [manager, companyAdmin, admin]) {
      expect(await note(client, { memberId: anna.id })).toMatchObject({ member: { id: anna.id } });
    }
    await expect(note(as.tarek, { memberId: anna.id })).rejects.toThrow('NOT_ALLOWED');
    await expect(end(staff, anna.id)).rejects.toThrow('NOT_ALLOWED');
    const boss = await createCompanyUser(app.em(), cast.own, { role: 'COMPANY_ADMIN' });
    await expect(note(manager, { memberId: boss.id })).rejects.toThrow('FORBIDDEN');
    await expect(note(admin)).rejects.toThrow('USER_NOT_FOUND');
    expect(await end(manager, anna.id)).toEqual({ memberId: anna.id });
  });

  it('are no matter of another company and of tenants, and keys take what shows the team', async () => {
    await note(as.anna, { note: 'Krank' });
    expect(await list(as.tarek)).toMatchObject([{ note: 'Krank' }]);
    const { otherAdmin, tenant } = cast.clients;
    expect(await list(otherAdmin)).toEqual([]);
    await expect(list(otherAdmin, cast.own.id)).rejects.toThrow('NOT_FOUND');
    await expect(note(otherAdmin, { memberId: anna.id })).rejects.toThrow('USER_NOT_FOUND');
    await expect(end(otherAdmin, anna.id)).rejects.toThrow('USER_NOT_FOUND');
    await expect(list(tenant)).rejects.toThrow('FORBIDDEN');
    expect(await list(cast.keys.companyKey)).toMatchObject([
      { member: { id: anna.id }, note: null },
    ]);
    const blind = await asApiKey(app, ['users.view'], cast.own);
    await expect(list(blind)).rejects.toThrow('SCOPE_MISSING');
    await expect(note(cast.keys.companyKey, { memberId: anna.id })).rejects.toThrow('PERSON');
  });

  it.each([
    ['a last day before the first', { firstDay: inDays(2), lastDay: inDays(1) }, 'DAYS_REVERSED'],
    ['what is over', { firstDay: inDays(-5), lastDay: inDays(-1) }, 'ABSENCE_OVER'],
    ['what lies too far ahead', { lastDay: '2998-01-01' }, 'ABSENCE_TOO_FAR'],
    ['a day that is none', { lastDay: '2027-02-30' }, 'ABSENCE_DAY_INVALID'],
    ['a long note', { note: 'x'.repeat(201) }, 'TOO_LONG'],
    ['a deputy who is not known', { deputyId: 'x' }, 'ABSENCE_DEPUTY_NOT_FOUND'],
  ])('refuse %s', async (_, more, reason) => {
    await expect(note(as.anna, more)).rejects.toThrow(reason);
    expect(await list(as.anna)).toEqual([]);
  });

  it('have an active colleague of the same company as deputy', async () => {
    const em = app.em();
    const choice = '{ possibleDeputies { id } }';
    const ids = (await run<{ id: string }[]>(choice, {}, as.anna)).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([anna.id, tarek.id]));
    // With the three of the cast.
    expect(ids).toHaveLength(5);
    expect(await run(choice, {}, cast.clients.otherAdmin)).toHaveLength(1);
    await expect(note(as.anna, { deputyId: anna.id })).rejects.toThrow('ABSENCE_OWN_DEPUTY');
    for (const one of [
      await createCompanyUser(em, cast.other),
      await createCompanyUser(em, cast.own, { status: 'SUSPENDED' }),
    ]) {
      await expect(note(as.anna, { deputyId: one.id })).rejects.toThrow('DEPUTY_NOT_FOUND');
    }
    await note(as.anna, { deputyId: tarek.id });
    await em.execute(`update company_user set status = 'SUSPENDED' where id = ?`, [tarek.id]);
    expect(await list(as.anna)).toMatchObject([{ member: { id: anna.id }, deputy: null }]);
    await em.execute('delete from company_user where id = ?', [tarek.id]);
    expect(await list(as.anna)).toMatchObject([{ member: { id: anna.id }, deputy: null }]);
  });

  it('stay behind when a member moves to another company', async () => {
    await note(as.anna, { deputyId: tarek.id });
    await note(as.tarek, { firstDay: inDays(20), lastDay: inDays(30) });
    const move = `mutation ($input: UpdateCompanyUserInput!) { updateCompanyUser(input: $input) { message } }`;
    const { id, firstName, lastName } = tarek;
    const input = { id, firstName, lastName, companyId: cast.other.id };
    await run(move, { input }, cast.clients.admin);
    expect(await list(as.anna)).toMatchObject([{ member: { id: anna.id }, deputy: null }]);
  });
});
