import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FakeServer } from '../../testing/fake-server';
import { notificationsAnswer, someSettings } from '../../testing/notification-answers';
import { ScreenStory } from '../../testing/ScreenStory';
import { NotificationsScreen } from './NotificationsScreen';

interface Scene {
  path: string;
  prepare?: (server: FakeServer) => FakeServer;
}

const answered = (server: FakeServer) =>
  server
    .on('Notifications', notificationsAnswer())
    .on('NotificationSettings', { notificationSettings: someSettings() });

const meta = {
  title: 'Staff/Notifications',
  parameters: { layout: 'fullscreen' },
  args: { path: '/', prepare: answered },
  render: ({ path, prepare }, { globals, id }) => (
    <ScreenStory key={id} path={path} locale={String(globals.locale)} prepare={prepare}>
      <NotificationsScreen />
    </ScreenStory>
  ),
} satisfies Meta<Scene>;
export default meta;

type Story = StoryObj<Scene>;

const SETTINGS = '/?tab=settings';

export const List: Story = {};
export const MoreToLoad: Story = {
  args: { prepare: (server) => server.on('Notifications', notificationsAnswer(undefined, 'c')) },
};
export const Empty: Story = {
  args: { prepare: (server) => server.on('Notifications', notificationsAnswer([])) },
};
export const Loading: Story = { args: { prepare: (server) => server.hold('Notifications') } };
export const Failed: Story = {
  args: { prepare: (server) => server.refuse('Notifications', 'NETWORK') },
};
export const Settings: Story = { args: { path: SETTINGS } };
export const SettingsWithDevices: Story = {
  args: {
    path: SETTINGS,
    prepare: (server) =>
      server.on('NotificationSettings', {
        notificationSettings: someSettings({
          ...{ quietFrom: '20:00', quietUntil: '07:00' },
          devices: [
            {
              ...{ id: 'device-1', name: 'Chrome on Android', isCurrent: true },
              createdAt: '2026-11-24T08:00:00.000Z',
            },
            {
              ...{ id: 'device-2', name: 'Firefox on Windows', isCurrent: false },
              createdAt: '2026-10-02T08:00:00.000Z',
            },
          ],
        }),
      }),
  },
};
export const SettingsLoading: Story = {
  args: { path: SETTINGS, prepare: (server) => server.hold('NotificationSettings') },
};
export const SettingsFailed: Story = {
  args: { path: SETTINGS, prepare: (server) => server.refuse('NotificationSettings', 'NETWORK') },
};
