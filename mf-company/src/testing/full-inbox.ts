import type { InboxRowFragment } from '../features/inbox/gql/graphql';
import { aConversation, aMessage, anAnswer, anInboxPerson } from './inbox-factories';
import type { FakePortal } from './fake-portal';

type Preview = NonNullable<InboxRowFragment['lastTenantMessage']>;

/** What was said last. */
const said = (text: string, overrides: Partial<Preview> = {}): Preview => ({
  sender: 'USER',
  text,
  at: '2026-11-22T08:41:00.000Z',
  hasAttachments: false,
  ...overrides,
});

/** A morning's worth of conversations. */
export function fillInbox({ inbox }: FakePortal): void {
  inbox.conversations = [
    aConversation({
      isUnread: true,
      urgency: 'EMERGENCY',
      danger: 'GAS',
      category: 'Notfall',
      lastActivityAt: '2026-11-22T08:41:00.000Z',
      lastTenantMessage: said('Im Treppenhaus riecht es stark nach Gas, was soll ich tun?'),
      waitingSince: '2026-11-22T08:42:00.000Z',
    }),
    aConversation({
      id: 'conversation-2',
      isUnread: true,
      endUser: anInboxPerson({
        id: 'end-user-2',
        type: 'OWNER',
        firstName: 'Dr. Konstantin',
        lastName: 'Freiherr von Ostermann-Lindenberg',
        address: 'Große Elbstraße 45, 22767 Hamburg',
        apartmentNumber: '4. OG links',
      }),
      urgency: 'HIGH',
      category: 'Wasser & Sanitär',
      lastActivityAt: '2026-11-22T08:20:00.000Z',
      lastTenantMessage: said('Hier ist ein Foto vom Fleck an der Decke.', {
        hasAttachments: true,
      }),
      labels: [
        { id: 'label-1', name: 'Versicherung', color: 'BLUE' },
        { id: 'label-2', name: 'Handwerker', color: 'ORANGE' },
      ],
      assignee: { id: 'user-1', name: 'Petra Lindner' },
    }),
    aConversation({
      id: 'conversation-3',
      endUser: anInboxPerson({ id: 'end-user-3', firstName: 'Ida', lastName: 'Falk' }),
      lastTenantMessage: said('Bitte entlüften Sie den Heizkörper.', { sender: 'BOT' }),
      lastActivityAt: '2026-11-21T15:20:00.000Z',
    }),
    aConversation({
      id: 'conversation-4',
      status: 'ENDED',
      endUser: anInboxPerson({
        id: 'end-user-4',
        firstName: 'Olaf',
        lastName: 'Thiel',
        address: '',
        apartmentNumber: '',
      }),
      category: 'Nebenkosten & Miete',
      lastTenantMessage: said('', { hasAttachments: true }),
      lastActivityAt: '2025-10-02T15:20:00.000Z',
    }),
  ];
  inbox.counts = {
    ...{ allOpen: 128, mine: 7, unassigned: 34, waiting: 3 },
    ...{ emergency: 1, unanswered: 12, archived: 10_000, unread: 9 },
  };
  inbox.messages = [
    aMessage({ text: 'Guten Morgen, meine Heizung wird seit gestern nicht mehr warm.' }),
    anAnswer({ isStopped: true }),
    aMessage({
      id: 'message-3',
      sequence: 3,
      text: 'Im Treppenhaus riecht es stark nach Gas, was soll ich tun?',
      createdAt: '2026-11-22T08:41:00.000Z',
      attachments: [
        {
          id: 'file-1',
          originalName: 'zaehler-im-keller-nach-der-ablesung-im-november.pdf',
          fileSize: 482_000,
          mimeType: 'application/pdf',
          purpose: 'DOCUMENT',
        },
      ],
    }),
    anAnswer({
      id: 'message-4',
      sequence: 4,
      text: 'Öffnen Sie die Fenster, verlassen Sie das Haus und rufen Sie **112** an.',
      createdAt: '2026-11-22T08:41:20.000Z',
      category: 'Notfall',
      sources: [],
      guidance: { action: 'EMERGENCY', language: 'de' },
    }),
  ];
  inbox.details = {
    summary: 'Die Heizung der Wohnung bleibt kalt. Später wurde Gasgeruch gemeldet.',
    summaryPdfUrl: '/api/company/conversations/conversation-1/summary.pdf',
    notes: [
      {
        id: 'note-1',
        author: { id: 'user-2', name: 'Jonas Weber' },
        text: 'Stadtwerke sind verständigt, kommen gegen 9:15.',
        at: '2026-11-22T08:45:00.000Z',
      },
    ],
    history: [
      {
        id: 'activity-1',
        kind: 'ASSIGNED',
        actor: { id: 'user-2', name: 'Jonas Weber' },
        names: ['Petra Lindner'],
        at: '2026-11-22T08:46:00.000Z',
      },
    ],
  };
}
