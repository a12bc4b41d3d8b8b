import { aConnection, anEndUser } from '@hausgeist/staff-kit/testing';
import { aCase } from './fake-cases';
import { aConversation } from './inbox-factories';
import type { FakePortal } from './fake-portal';

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
