import type { Meta, StoryObj } from '@storybook/react-vite';
import { aConnection } from '../../testing/factories';
import { FakeServer } from '../../testing/fake-server';
import { DOTS, pressing } from '../../testing/pressing';
import { SAMPLE_ANSWERS } from '../../testing/sample-answers';
import { Stage } from '../../testing/Stage';

interface Scene {
  path: string;
  /** Changes what the server answers. */
  prepare?: (server: FakeServer) => FakeServer;
  isPlatform?: boolean;
}

const meta = {
  title: 'Integrations/Screens',
  parameters: { layout: 'fullscreen' },
  args: { path: '/' },
  render: ({ path, prepare, isPlatform }, { globals, id }) => (
    <Stage
      key={id}
      path={path}
      server={prepare?.(new FakeServer(SAMPLE_ANSWERS)) ?? new FakeServer(SAMPLE_ANSWERS)}
      isPlatform={isPlatform}
      locale={globals.locale === 'en' ? 'en' : 'de'}
    />
  ),
} satisfies Meta<Scene>;
export default meta;

type Story = StoryObj<Scene>;

export const Keys: Story = {};
export const KeysOfPlatform: Story = { args: { isPlatform: true } };
export const KeysLoading: Story = { args: { prepare: (server) => server.hold('ApiKeys') } };
export const KeysEmpty: Story = {
  args: { prepare: (server) => server.on('ApiKeys', { apiKeys: aConnection([]) }) },
};
export const KeysNoMatch: Story = {
  args: {
    path: '/?search=xyz',
    prepare: (server) => server.on('ApiKeys', { apiKeys: aConnection([]) }),
  },
};
export const KeysFailed: Story = {
  args: { prepare: (server) => server.refuse('ApiKeys', 'INTERNAL') },
};
export const Denied: Story = {
  args: { prepare: (server) => server.refuse('ApiKeys', 'FORBIDDEN') },
};
export const KeyCreate: Story = { play: pressing(/^(Create API key|API-Schlüssel anlegen)$/) };
export const KeyRotate: Story = { play: pressing(DOTS, /^(Rotate|Erneuern) ./) };
export const KeySecret: Story = {
  play: pressing(DOTS, /^(Rotate|Erneuern) ./, /^(Rotate|Erneuern)$/),
};
export const KeySecretNotCopied: Story = {
  play: pressing(DOTS, /^(Rotate|Erneuern) ./, /^(Rotate|Erneuern)$/, /^(Done|Fertig)$/),
};
export const KeyRevoke: Story = { play: pressing(DOTS, /^(Revoke|Widerrufen) ./) };

const webhooks = '/?tab=webhooks';
export const Webhooks: Story = { args: { path: webhooks } };
export const WebhooksLoading: Story = {
  args: { path: webhooks, prepare: (server) => server.hold('Webhooks') },
};
export const WebhooksEmpty: Story = {
  args: {
    path: webhooks,
    prepare: (server) => server.on('Webhooks', { webhooks: aConnection([]) }),
  },
};
export const WebhooksFailed: Story = {
  args: { path: webhooks, prepare: (server) => server.refuse('Webhooks', 'NETWORK') },
};
export const WebhookCreate: Story = {
  args: { path: webhooks },
  play: pressing(/^(Create webhook|Webhook anlegen)$/),
};
export const WebhookDelete: Story = {
  args: { path: webhooks },
  play: pressing(/^(Delete|Löschen) ./),
};

const webhook = '/?tab=webhooks&webhook=webhook-1';
export const Deliveries: Story = { args: { path: webhook } };
export const DeliveriesEmpty: Story = {
  args: {
    path: webhook,
    prepare: (server) => server.on('WebhookDeliveries', { webhookDeliveries: aConnection([]) }),
  },
};
export const DeliveriesFailed: Story = {
  args: {
    path: webhook,
    prepare: (server) => server.refuse('WebhookDeliveries', 'INTERNAL'),
  },
};
export const DeliveryPayload: Story = {
  args: { path: webhook },
  play: pressing(/^conversation\./),
};
export const DeliveriesReplay: Story = {
  args: { path: webhook },
  play: pressing(/^(Send several again|Mehrere erneut senden)$/),
};
export const DeliveriesReplayRefused: Story = {
  args: {
    path: webhook,
    prepare: (server) =>
      server
        .on('WebhookDeliveryCount', { webhookDeliveries: { totalCount: 10_873 } })
        .refuse('ReplayWebhookDeliveries', 'BAD_USER_INPUT', '', [], {
          reason: 'TOO_MUCH_TO_REPLAY',
          params: { max: 10_000 },
        }),
  },
  play: pressing(/^(Send several again|Mehrere erneut senden)$/, /^(Send again|Erneut senden)$/),
};
export const WebhookDisabled: Story = {
  args: { path: '/?tab=webhooks&webhook=webhook-2' },
};
export const WebhookSecret: Story = {
  args: { path: webhook },
  play: pressing(/^(Rotate secret|Schlüssel erneuern)$/, /^(Rotate|Erneuern)$/),
};
export const WebhookMissing: Story = { args: { path: '/?tab=webhooks&webhook=gone' } };
