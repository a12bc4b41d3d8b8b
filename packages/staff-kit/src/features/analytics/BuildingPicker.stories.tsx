import { MessagesProvider } from '@hausgeist/shell-api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { aBuildingToChoose } from '../../testing/analytics-sample';
import type { FakeServer } from '../../testing/fake-server';
import { ScreenStory } from '../../testing/ScreenStory';
import { BuildingPicker } from './BuildingPicker';
import { catalogues } from './messages/catalogues';

interface Scene {
  chosen: string;
  prepare: (server: FakeServer) => FakeServer;
}

/** Answers with one building. */
const having = (building: ReturnType<typeof aBuildingToChoose>) => (server: FakeServer) =>
  server
    .on('AnalyticsBuildings', { buildings: { edges: [{ node: building }] } })
    .on('AnalyticsBuilding', { node: building });

function Picker({ chosen: first }: Pick<Scene, 'chosen'>) {
  const [chosen, setChosen] = useState(first);
  return <BuildingPicker companyId={undefined} chosen={chosen} onChoose={setChosen} />;
}

const meta = {
  title: 'Staff/Building of analytics',
  args: { chosen: '', prepare: having(aBuildingToChoose()) },
  render: ({ chosen, prepare }, { globals, id }) => (
    <ScreenStory key={id} locale={String(globals.locale)} prepare={prepare}>
      <MessagesProvider messages={catalogues}>
        <Picker chosen={chosen} />
      </MessagesProvider>
    </ScreenStory>
  ),
} satisfies Meta<Scene>;
export default meta;

type Story = StoryObj<Scene>;

export const All: Story = {};

export const Chosen: Story = { args: { chosen: 'building-1' } };

export const LongNameAndAddress: Story = {
  args: {
    chosen: 'building-1',
    prepare: having(
      aBuildingToChoose({
        name: 'Wohnanlage an der Großen Elbchaussee, Hinterhaus mit Tiefgarage',
        address: 'Große Elbchaussee 1184a–1192f, 22763 Hamburg',
      }),
    ),
  },
};

/** Its name is on its way. */
export const NameAwaited: Story = {
  args: { chosen: 'building-1', prepare: (server) => server.hold('AnalyticsBuilding') },
};

/** It was deleted since, or is another company's. */
export const Gone: Story = {
  args: {
    chosen: 'building-1',
    prepare: (server) => server.on('AnalyticsBuilding', { node: null }),
  },
};
