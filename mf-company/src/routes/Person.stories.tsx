import { aConnection, anEndUser, Failure } from '@hausgeist/staff-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aContactNote, aPersonMail, withKnownPeople } from '../testing/a-known-person';
import { aSession } from '../testing/factories';
import { PortalStory, withLocale } from '../testing/PortalStory';
import { pressing } from '../testing/pressing';

const meta = {
  title: 'Company portal/Person',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  decorators: [withLocale],
  args: {
    path: '/company/dashboard/end-users?person=end-user-1',
    prepare: (portal) => {
      portal.endUsers = [anEndUser(), anEndUser({ id: 'end-user-2', fullName: 'Olaf Thiel' })];
      withKnownPeople(portal);
    },
  },
} satisfies Meta<typeof PortalStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const OnlyPeople: Story = {
  args: { session: aSession({ permissions: ['users.view'] }) },
};
const noting = /^(Anruf notieren|Note a call)$/;

export const NotingCall: Story = { play: pressing(noting) };

/** Saved without a word of what it was about. */
export const NotingNothing: Story = { play: pressing(noting, /^(Speichern|Save)$/) };

export const DeletingNote: Story = { play: pressing(/^(Löschen|Delete)$/) };

const NOTE =
  'Die Mieterin fragt zum dritten Mal nach dem Termin für die Heizung und ist tagsüber nur unter der Nummer ihrer Tochter zu erreichen, die im selben Haus wohnt.\nRückruf am Montag zugesagt.';

/** More of everything than is shown at first, and long. */
export const MuchKnown: Story = {
  args: {
    prepare: (portal) => {
      portal.endUsers = [
        anEndUser({ fullName: 'Dr. Konstantin Freiherr von Ostermann-Lindenberg' }),
      ];
      withKnownPeople(portal);
      portal.on('PersonNotes', {
        contactNotes: Array.from({ length: 7 }, (_, index) =>
          aContactNote({ id: `note-${index}`, text: NOTE, mayDelete: index % 2 === 0 }),
        ),
      });
      portal.on('PersonMails', {
        personMails: (['WAITING', 'SENT', 'REFUSED', 'BOUNCED', 'SENT', 'SENT'] as const).map(
          (result, index) =>
            aPersonMail({
              ...{ id: `mail-${index}`, result, reason: result === 'REFUSED' ? '4.7.28' : null },
              subject:
                'Wartung der Rauchwarnmelder in allen Wohnungen der Großen Elbstraße 45 bis 51',
            }),
        ),
      });
    },
  },
};

/** Nothing was done with or for them yet, and they have never signed in. */
export const NothingKnown: Story = {
  args: {
    prepare: (portal) => {
      portal.endUsers = [anEndUser()];
      withKnownPeople(portal);
      const none = aConnection([]);
      portal.on('PersonCases', { cases: none });
      portal.on('PersonNotes', { contactNotes: [] });
      portal.on('PersonMails', { personMails: [] });
      portal.on('PersonConversations', { open: none, snoozed: none, archived: none });
    },
  },
};

export const Loading: Story = { args: { prepare: (portal) => portal.hold('Person') } };
export const Gone: Story = {
  args: { prepare: (portal) => void portal.on('Person', new Failure('NOT_FOUND')) },
};
export const Failing: Story = {
  args: { prepare: (portal) => void portal.on('Person', new Failure('INTERNAL')) },
};
