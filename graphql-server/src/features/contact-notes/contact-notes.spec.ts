import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, createCast } from '../../testing/cast.js';
import { createEndUser } from '../../testing/factories.js';
import { asApiKey } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import type { EndUser } from '../end-users/index.js';
import { run } from '../inbox/testing/run.js';
import { ContactNote } from './index.js';

const ADD = `mutation ($input: AddContactNoteInput!) {
  addContactNote(input: $input) { note { id kind at text authorName mayDelete case { id } } } }`;
const DELETE = `mutation ($input: DeleteInput!) { deleteContactNote(input: $input) { deletedId } }`;
const LIST = `query ($id: ID!) { contactNotes(endUserId: $id) { id text mayDelete case { id number } } }`;
const MAKE = `mutation ($input: CreateCaseInput!) { createCase(input: $input) { case { id number } } }`;

interface Added {
  note: { id: string };
}

describe('notes of calls, visits and letters', () => {
  let app: TestApp;
  let cast: Cast;
  let person: EndUser;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    cast = await createCast(app);
    person = await createEndUser(app.em(), cast.own);
  });
  afterAll(() => app.stop());

  const add = async (client: TestClient, more: object = {}) => {
    const input = {
      endUserId: person.id,
      kind: 'CALL',
      text: 'Fragt nach dem Schlüssel.',
      ...more,
    };
    return (await run<Added>(ADD, { input }, client)).note;
  };
  const list = (client: TestClient) =>
    run<{ id: string; text: string; mayDelete: boolean }[]>(LIST, { id: person.id }, client);

  it('stand at the person, the latest first, with who noted them', async () => {
    const { staff, manager } = cast.clients;
    const note = await add(staff, { at: '2026-01-05T09:00:00.000Z', kind: 'LETTER' });
    expect(note).toMatchObject({
      ...{ kind: 'LETTER', at: '2026-01-05T09:00:00.000Z', mayDelete: true, case: null },
      ...{ text: 'Fragt nach dem Schlüssel.', authorName: expect.stringMatching(/\w/) },
    });
    await add(manager, { text: 'Ruft wieder an.' });
    const seen = await list(staff);
    expect(seen.map(({ text }) => text)).toEqual(['Ruft wieder an.', 'Fragt nach dem Schlüssel.']);
    const none = { input: { endUserId: person.id, kind: 'CALL', text: ' ' } };
    await expect(run(ADD, none, staff)).rejects.toThrow('REQUIRED');
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await expect(add(staff, { at })).rejects.toThrow('CONTACT_NOTE_IN_FUTURE');
  });

  it('are no matter of another company, nor of the person', async () => {
    const note = await add(cast.clients.staff);
    const { otherAdmin, tenant } = cast.clients;
    await expect(list(otherAdmin)).rejects.toThrow('CONTACT_NOTE_PERSON_NOT_FOUND');
    await expect(add(otherAdmin)).rejects.toThrow('CONTACT_NOTE_PERSON_NOT_FOUND');
    const gone = { input: { id: note.id } };
    await expect(run(DELETE, gone, otherAdmin)).rejects.toThrow('CONTACT_NOTE_NOT_FOUND');
    await expect(list(tenant)).rejects.toThrow('NOT_ALLOWED');
  });

  it('are read by a key as by people, and added with what lets it change people', async () => {
    const note = await add(cast.clients.staff);
    const reads = ['users.view', 'conversations.view'] as const;
    const reader = await asApiKey(app, reads, cast.own);
    expect(await list(reader)).toMatchObject([{ id: note.id, mayDelete: false }]);
    await expect(add(reader)).rejects.toThrow('SCOPE_MISSING');
    const telephone = await asApiKey(app, [...reads, 'users.edit'], cast.own);
    const said = await add(telephone, { text: 'Rief um 9 Uhr an.' });
    expect(said).toMatchObject({ authorName: 'Schnittstelle', mayDelete: false });
    await expect(run(DELETE, { input: { id: said.id } }, telephone)).rejects.toThrow(
      'PERSON_REQUIRED',
    );
    const stranger = await asApiKey(app, [...reads, 'users.edit'], cast.other);
    await expect(list(stranger)).rejects.toThrow('CONTACT_NOTE_PERSON_NOT_FOUND');
    await expect(add(stranger)).rejects.toThrow('CONTACT_NOTE_PERSON_NOT_FOUND');
  });

  it('are deleted by who wrote them, and by those who may change people', async () => {
    const { staff, manager } = cast.clients;
    const own = await add(staff);
    const other = await add(manager);
    const byStaff = (id: string) => run(DELETE, { input: { id } }, staff);
    expect((await list(staff)).map(({ mayDelete }) => mayDelete)).toEqual([false, true]);
    await expect(byStaff(other.id)).rejects.toThrow('CONTACT_NOTE_OF_OTHER');
    expect(await byStaff(own.id)).toEqual({ deletedId: own.id });
    await run(DELETE, { input: { id: other.id } }, cast.clients.companyAdmin);
    expect(await list(staff)).toEqual([]);
  });

  it('become a case of the same person', async () => {
    const { companyAdmin, staff } = cast.clients;
    const note = await add(companyAdmin);
    const input = { title: 'Schlüssel', endUserId: person.id, contactNoteId: note.id };
    const stranger = await createEndUser(app.em(), cast.own);
    const wrong = { input: { ...input, endUserId: stranger.id } };
    await expect(run(MAKE, wrong, companyAdmin)).rejects.toThrow('CONTACT_NOTE_NOT_FOUND');
    const { case: made } = await run<{ case: object }>(MAKE, { input }, companyAdmin);
    expect(await list(companyAdmin)).toMatchObject([{ case: made }]);
    // Those who may not see cases are not told of them.
    expect(await list(staff)).toMatchObject([{ case: null }]);
  });

  it('go with the person', async () => {
    await add(cast.clients.staff);
    const gone = `mutation ($input: DeleteInput!) { deleteEndUser(input: $input) { deletedId } }`;
    await run(gone, { input: { id: person.id } }, cast.clients.companyAdmin);
    expect(await app.em().count(ContactNote, { endUserId: person.id })).toBe(0);
  });
});
