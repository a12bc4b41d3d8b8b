import { aPerson } from '@hausgeist/staff-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { anAbsence } from '../testing/fake-absences';
import type { FakePortal } from '../testing/fake-portal';
import { PortalStory, withLocale } from '../testing/PortalStory';
import { pressing } from '../testing/pressing';

const ACCOUNT = '/company/dashboard/account';
const LONG = 'Dr. Konstantin Freiherr von Ostermann-Lindenberg';

const meta = {
  title: 'Company portal/Absences',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  decorators: [withLocale],
  args: { path: '/company/dashboard/team' },
} satisfies Meta<typeof PortalStory>;
export default meta;

type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const noting = /^(Abwesenheit eintragen|Note an absence)$/;
const saving = /^(Speichern|Save)$/;

/** Opens the dialog from the menu of a row. */
async function handOver(played: Played): Promise<void> {
  await pressing(/Jonas Weber: (Aktionen|Actions)|(Aktionen|Actions).* Jonas Weber/)(played);
  const name = /^(Alles von Jonas Weber übergeben|Hand over everything of Jonas Weber)$/;
  await played.userEvent.click(await played.canvas.findByRole('menuitem', { name }));
}

/** The dialog, and what is filled in there. */
async function dialogOf({ canvas, userEvent }: Played) {
  const dialog = within(await canvas.findByRole('dialog', {}, { timeout: 8_000 }));
  const write = async (label: RegExp, text: string) => {
    const field = await dialog.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  const choose = async (label: RegExp, value: string) =>
    userEvent.selectOptions(await dialog.findByLabelText(label), value);
  return { dialog, write, choose };
}

/** Jonas Weber is away, and a person with a long name stands in. */
function withAbsences(portal: FakePortal): void {
  portal.members = [
    aPerson({ id: 'user-1', fullName: 'Petra Lindner', isCurrentUser: true }),
    aPerson({ id: 'user-2', fullName: 'Jonas Weber' }),
    aPerson({ id: 'user-3', fullName: LONG, email: 'k.ostermann@lindenhof.example' }),
  ];
  const deputy = { __typename: 'AbsencePerson' as const, id: 'user-3', name: LONG };
  portal.absences.rows = [
    anAbsence({ deputy }),
    anAbsence({
      ...{ id: 'absence-2', member: deputy, deputy: null },
      ...{ firstDay: '2027-02-01', lastDay: '2027-02-12', isNow: false },
    }),
  ];
}

/** The team, in which one is away and another will be. */
export const Team: Story = {
  args: { prepare: withAbsences },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(Abwesend bis|Away until)/, {}, { timeout: 8_000 });
  },
};

/** One's own, with a word for colleagues. */
export const Own: Story = {
  args: {
    path: ACCOUNT,
    prepare: (portal) => {
      const member = { __typename: 'AbsencePerson' as const, id: 'user-1', name: 'Petra Lindner' };
      const deputy = { ...member, id: 'user-2', name: 'Jonas Weber' };
      portal.absences.rows = [
        anAbsence({ member, deputy, note: 'In Notfällen bin ich über Jonas zu erreichen.' }),
      ];
    },
  },
  play: async ({ canvas }) => {
    const end = await canvas.findByRole(
      'button',
      { name: /^(Ich bin wieder da|I am back)$/ },
      { timeout: 8_000 },
    );
    end.scrollIntoView({ block: 'center' });
  },
};

export const Noting: Story = {
  args: { path: ACCOUNT },
  play: async (played) => {
    await pressing(noting)(played);
    const { dialog } = await dialogOf(played);
    await expect(dialog.getByLabelText(/^(Erster Tag|First day)/)).toHaveFocus();
  },
};

/** Saved without its days. */
export const NotingNothing: Story = {
  args: { path: ACCOUNT },
  play: async (played) => {
    await pressing(noting, saving)(played);
    const { dialog } = await dialogOf(played);
    await dialog.findByText(/^(Der erste Tag ist erforderlich|The first day is required)$/);
  },
};

/** The deputy is away then, too. */
export const NotingDeputyAway: Story = {
  args: {
    path: ACCOUNT,
    prepare: (portal) => {
      portal.absences.rows = [anAbsence({ deputy: null })];
    },
  },
  play: async (played) => {
    await pressing(noting)(played);
    const { dialog, write, choose } = await dialogOf(played);
    await write(/^(Erster Tag|First day)/, '2027-01-05');
    await write(/^(Letzter Tag|Last day)/, '2027-01-20');
    await choose(/^(Vertretung|Deputy)/, 'user-2');
    await dialog.findByText(/Jonas Weber (ist in dieser Zeit selbst|is away then, too)/);
  },
};

export const HandingOver: Story = {
  args: { prepare: withAbsences },
  play: async (played) => {
    await handOver(played);
    const { dialog } = await dialogOf(played);
    await dialog.findByText(/^(Noch offen: 3 Gespräche|Still open: 3 conversations)/);
    await expect(dialog.getByLabelText(/^(An wen|To whom)/)).toHaveFocus();
  },
};

/** Handed over to none. */
export const HandingOverToNone: Story = {
  args: { prepare: withAbsences },
  play: async (played) => {
    await handOver(played);
    await pressing(/^(Übergeben|Hand over)$/)(played);
    const { dialog } = await dialogOf(played);
    await dialog.findByText(/^(Bitte wählen Sie ein Mitglied|Please choose a member)$/);
  },
};

/** What was handed over, and that it did not work. */
export const HandingOverFailed: Story = {
  args: {
    prepare: (portal) => {
      withAbsences(portal);
      portal.refuse('HandOverWork', 'NETWORK');
    },
  },
  play: async (played) => {
    await handOver(played);
    const { dialog, choose } = await dialogOf(played);
    await choose(/^(An wen|To whom)/, 'user-1');
    await pressing(/^(Übergeben|Hand over)$/)(played);
    await dialog.findByRole('alert');
  },
};
