import { aConnection, anEndUser } from '@hausgeist/staff-kit/testing';
import type { PersonMailsQuery, PersonNotesQuery } from '../gql/graphql';
import { aCase } from './fake-cases';
import { aConversation } from './inbox-factories';
import type { FakePortal } from './fake-portal';

/** A call that was noted. */
export const aContactNote = (
  overrides: Partial<PersonNotesQuery['contactNotes'][number]> = {},
) => ({
  __typename: 'ContactNote' as const,
  ...{ id: 'note-1', kind: 'CALL' as const, at: '2026-11-20T09:00:00.000Z' },
  text: 'Der Schlüssel zum Keller fehlt.\nRuft am Freitag wieder an.',
  ...{ authorName: 'Mia Lange', mayDelete: true, case: null },
  ...overrides,
});

/** A mail that the person got. */
export const aPersonMail = (overrides: Partial<PersonMailsQuery['personMails'][number]> = {}) => ({
  __typename: 'PersonMail' as const,
  ...{ id: 'mail-1', subject: 'Vorgang #12: Heizung bleibt kalt', result: 'SENT' as const },
  ...{ at: '2026-11-19T09:00:00.000Z', sentAt: '2026-11-19T09:00:05.000Z', reason: null },
  ...overrides,
});

/** Lets the portal know more about the people of its list: since when, where, cases and conversations. */
export function withKnownPeople(portal: FakePortal): void {
  portal.on('Person', ({ id }) => {
    const person = portal.endUsers.find((one) => one.id === id) ?? anEndUser();
    const rest = { createdAt: '2026-02-03T09:00:00.000Z', buildingId: 'building-1' };
    const signIns = {
      ...{ lastAt: null, refusedAt: '2026-11-02T08:14:00.000Z', refusedAttempts: 3 },
      __typename: 'EndUserSignIns',
    };
    return {
      endUser: { ...person, __typename: 'EndUser', ...rest },
      endUserSignIns: signIns,
    };
  });
  const cases = [aCase(), aCase({ id: 'case-2', number: 9, state: 'CLOSED', urgency: 'NORMAL' })];
  portal.on('PersonCases', { cases: aConnection(cases) });
  portal.on('PersonNotes', { contactNotes: [aContactNote()] });
  portal.on('PersonMails', {
    personMails: [
      aPersonMail(),
      aPersonMail({ id: 'mail-2', subject: null, result: 'BOUNCED', reason: '5.1.1' }),
    ],
  });
  portal.on('PersonConversations', {
    open: aConnection([aConversation()]),
    snoozed: aConnection([]),
    archived: aConnection([
      aConversation({
        ...{ id: 'conversation-9', status: 'ENDED', urgency: 'NORMAL', category: 'Schlüssel' },
        lastActivityAt: '2026-10-02T09:00:00.000Z',
        lastTenantMessage: {
          ...{
            __typename: 'MessagePreview',
            sender: 'USER',
            text: 'Ich habe einen Schlüssel verloren.',
          },
          ...{ at: '2026-10-02T09:00:00.000Z', hasAttachments: false },
        },
      }),
    ]),
  });
}
