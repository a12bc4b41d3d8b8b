import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPrivacyRequest, RETENTION } from '../../testing/factories';
import { DATA_PROCESSING, OPERATOR } from '../../testing/operator-answers';
import type { FakeServer } from '../../testing/fake-server';
import { pressing } from '../../testing/pressing';
import { ScreenStory } from '../../testing/ScreenStory';
import {
  CompanyRetention,
  DataProtectionScreen,
  PlatformDataProtection,
} from './DataProtectionScreen';

interface Scene {
  screen: 'requests' | 'platform' | 'retention';
  prepare?: (server: FakeServer) => FakeServer;
}

const full = (server: FakeServer) =>
  server
    .on('Retention', RETENTION)
    .on('Operator', OPERATOR)
    .on('DataProcessing', DATA_PROCESSING)
    .on('PrivacyRequests', {
      privacyRequests: [
        aPrivacyRequest({ id: '1', isOverdue: true, dueAt: '2026-11-18T09:30:00.000Z' }),
        aPrivacyRequest({
          ...{ id: '2', kind: 'ERASURE', personName: 'Friederike Schmidt-Hohenstein' },
          ...{
            dueAt: '2027-02-10T09:30:00.000Z',
            extensionReason: 'Es liegen sehr viele Anfragen vor.',
          },
        }),
        aPrivacyRequest({ id: '3', personName: 'Olaf Peters', state: 'RUNNING' }),
        aPrivacyRequest({
          ...{ id: '4', personName: 'Ida Kowalski', state: 'DONE', decidedBy: 'Miriam Vogt' },
          ...{ finishedAt: '2026-11-20T09:31:00.000Z', packageUntil: '2026-11-27T09:31:00.000Z' },
          packageBytes: 4_300_000,
          receipt: [
            { __typename: 'ErasureCount', name: 'conversations', count: 50 },
            { __typename: 'ErasureCount', name: 'mails', count: 104 },
          ],
        }),
        aPrivacyRequest({
          ...{ id: '5', kind: 'ERASURE', state: 'REFUSED', decidedBy: 'Miriam Vogt' },
          ...{
            finishedAt: '2026-11-19T10:00:00.000Z',
            refusalReason: 'Das Mietverhältnis läuft noch.',
          },
        }),
      ],
    });

const meta = {
  title: 'Staff/Data protection',
  parameters: { layout: 'fullscreen' },
  args: { screen: 'requests', prepare: full },
  render: ({ screen, prepare }, { globals, id }) => (
    <ScreenStory key={id} locale={String(globals.locale)} prepare={prepare}>
      {screen === 'requests' && <DataProtectionScreen companyId="company-1" />}
      {screen === 'platform' && <PlatformDataProtection />}
      {screen === 'retention' && <CompanyRetention companyId="company-1" mayEdit />}
    </ScreenStory>
  ),
} satisfies Meta<Scene>;
export default meta;

type Story = StoryObj<Scene>;

export const Requests: Story = {};
export const NoRequests: Story = {
  args: { prepare: (server) => server.on('PrivacyRequests', { privacyRequests: [] }) },
};
export const RequestsLoading: Story = {
  args: { prepare: (server) => server.hold('PrivacyRequests') },
};
export const RequestsFailed: Story = {
  args: { prepare: (server) => server.refuse('PrivacyRequests', 'NETWORK') },
};
export const Confirm: Story = { play: pressing(/^(?:Bestätigen|Confirm) Anna Berger$/) };
export const Refuse: Story = { play: pressing(/^(?:Ablehnen|Refuse) Anna Berger$/) };
export const Download: Story = { play: pressing(/^(?:Herunterladen|Download) Ida Kowalski$/) };
export const Platform: Story = { args: { screen: 'platform' } };
export const Operator: Story = {
  args: { screen: 'platform' },
  play: pressing(/^(?:Bearbeiten|Edit)$/),
};
export const OperatorFailed: Story = {
  args: { screen: 'platform', prepare: (server) => full(server).refuse('Operator', 'INTERNAL') },
};
export const Retention: Story = { args: { screen: 'retention' } };
export const RetentionFailed: Story = {
  args: { screen: 'retention', prepare: (server) => server.refuse('Retention', 'INTERNAL') },
};
