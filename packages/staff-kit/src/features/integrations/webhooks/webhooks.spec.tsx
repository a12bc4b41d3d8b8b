import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { close, open } from '../../../testing/driver';
import { page, pass } from '../../../testing/page';
import { aConnection, aDelivery, aWebhook } from '../../../testing/factories';
import { FakeServer } from '../../../testing/fake-server';
import { SAMPLE_ANSWERS } from '../../../testing/sample-answers';
import { pollEvery } from './poll-every';

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') });
  server = new FakeServer(SAMPLE_ANSWERS);
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

const LIST = '?tab=webhooks';
const ONE = '?tab=webhooks&webhook=webhook-1';

/** What a dialog says of how much it is about. */
const counted = () => page.dialog().getByRole('status').textContent;

describe('the list of webhooks', () => {
  it('shows where messages go, about what, and how the last one went', async () => {
    await open(LIST, server);
    expect(page.cells('Webhooks').map((cells) => cells.slice(0, 4))).toEqual([
      [
        'https://hooks.lindenhof.example/hausgeistTicketsystem der Hausmeister',
        'conversation.startedconversation.ended',
        'Active',
        expect.stringMatching(/^DeliveredNov 20, 2026/),
      ],
      [
        'https://crm.lindenhof.example/eingang/hausgeist?mandant=17',
        'All events',
        'Disabled',
        expect.stringMatching(/^FailedNov 20, 2026/),
      ],
      ['https://test.lindenhof.example/Probe', 'end_user.changed', 'Switched off', 'None yet'],
    ]);
  });

  it('is a tab of its own in the address', async () => {
    await open('?companyId=c1&search=x&page=2', server);
    screen.getByRole('tab', { name: 'Webhooks' }).click();
    await pass(10);
    expect(page.address()).toBe('/?companyId=c1&tab=webhooks');
  });

  it('follows a delivery that is under way', async () => {
    server.on('Webhooks', {
      webhooks: aConnection([aWebhook({ lastDeliveryStatus: 'PENDING' })]),
    });
    await open(LIST, server);
    expect(page.cells('Webhooks')[0]?.[3]).toMatch(/^Failed, retrying/);
    server.on('Webhooks', { webhooks: aConnection([aWebhook()]) });
    await pass(5_010);
    expect(page.cells('Webhooks')[0]?.[3]).toMatch(/^Delivered/);
    await pass(20_000);
    expect(server.callsOf('Webhooks')).toHaveLength(2);
  });

  it('says what webhooks are for when there are none', async () => {
    server.on('Webhooks', { webhooks: aConnection([]) });
    await open(LIST, server, { isPlatform: true });
    expect(screen.getByText('No webhooks yet')).toBeTruthy();
    expect(screen.getByText(/^Webhooks of the platform get the events of all/)).toBeTruthy();
  });

  it('is closed to those who may not see it', async () => {
    server.refuse('Webhooks', 'FORBIDDEN');
    await open(LIST, server);
    expect(screen.getByText('Access denied')).toBeTruthy();
  });
});

describe('a webhook', () => {
  it('needs a complete address and an event', async () => {
    await open(LIST, server);
    await page.press('Create webhook');
    await page.type('Address of the receiver', 'example.com');
    await page.send();
    expect(page.alerts()).toEqual([
      'Please enter a complete address, such as https://example.com/hook',
      'Please choose at least one event.',
    ]);
    expect(server.callsOf('CreateWebhook')).toEqual([]);
  });

  it('is created, and tells its secret once', async () => {
    await open(LIST, server, { companyId: 'company-7' });
    await page.press('Create webhook');
    await page.type('Address of the receiver', 'https://example.com/hook');
    await page.tick('A conversation has ended');
    await page.tick('A conversation has begun');
    await page.send();
    expect(server.inputOf('CreateWebhook')).toEqual({
      companyId: 'company-7',
      url: 'https://example.com/hook',
      description: '',
      events: ['CONVERSATION_STARTED', 'CONVERSATION_ENDED'],
    });
    expect(page.field('Signing secret').value).toMatch(/^whsec_/);
    await page.press('Done');
    expect(page.hasDialog()).toBe(true);
  });

  it('shows at the field why its address is refused', async () => {
    const message = 'This address is not public.';
    server.refuse('CreateWebhook', 'BAD_USER_INPUT', '', [{ field: 'url', message }]);
    await open(LIST, server);
    await page.press('Create webhook');
    await page.type('Address of the receiver', 'http://10.0.0.1/');
    await page.tick('All events');
    await page.send();
    expect(page.alerts()).toEqual([message]);
  });

  it('is edited and switched off', async () => {
    const { toasts } = await open(LIST, server);
    await page.press('Edit https://hooks.lindenhof.example/hausgeist');
    await page.type('Description (optional)', 'Tickets');
    await page.tick('Active');
    await page.send();
    expect(server.inputOf('UpdateWebhook')).toEqual({
      id: 'webhook-1',
      description: 'Tickets',
      isActive: false,
    });
    expect(toasts).toEqual(['Webhook saved']);
  });

  it('stays switched off when something else of it is edited', async () => {
    server.on('Webhooks', { webhooks: aConnection([aWebhook({ lastDeliveryStatus: 'PENDING' })]) });
    await open(LIST, server);
    await page.press('Edit https://hooks.lindenhof.example/hausgeist');
    server.on('Webhooks', { webhooks: aConnection([aWebhook({ isActive: false })]) });
    await pass(5_010);
    await page.type('Description (optional)', 'Tickets');
    await page.tick('A conversation has ended');
    await page.send();
    expect(server.inputOf('UpdateWebhook')).toEqual({
      id: 'webhook-1',
      description: 'Tickets',
      events: ['CONVERSATION_STARTED'],
    });
  });

  it('is not asked about again and again when it is switched off', async () => {
    server.on('Webhooks', {
      webhooks: aConnection([aWebhook({ isActive: false, lastDeliveryStatus: 'PENDING' })]),
    });
    server.on('WebhookDeliveries', {
      webhookDeliveries: aConnection([aDelivery({ status: 'PENDING' })]),
    });
    await open(LIST, server);
    await pass(30_000);
    expect(server.callsOf('Webhooks')).toHaveLength(1);
    close();
    await open(ONE, server);
    const asked = server.calls.length;
    await pass(60_000);
    expect(server.calls).toHaveLength(asked);
  });

  it('is seen to be switched off when its receiver is gone', async () => {
    const gone = 'The receiver answered that it is gone for good (HTTP 410).';
    server.on('WebhookDeliveries', {
      webhookDeliveries: aConnection([aDelivery({ status: 'PENDING' })]),
    });
    await open(ONE, server);
    server.on('Webhooks', {
      webhooks: aConnection([aWebhook({ isActive: false, disabledReason: gone })]),
    });
    server.on('WebhookDeliveries', {
      webhookDeliveries: aConnection([aDelivery({ status: 'FAILED', responseStatus: 410 })]),
    });
    await pass(2_020);
    expect(page.alerts()[0]).toContain(gone);
    expect(page.button('Send test event').disabled).toBe(true);
    expect(page.has(/^Send (several )?again/)).toBe(false);
  });

  it('is seen to be switched off while a delivery waits, which then does not', async () => {
    const waiting = aDelivery({ status: 'PENDING', nextAttemptAt: '2026-11-21T13:00:00.000Z' });
    server.on('Webhooks', { webhooks: aConnection([aWebhook({ lastDeliveryStatus: 'PENDING' })]) });
    server.on('WebhookDeliveries', { webhookDeliveries: aConnection([waiting]) });
    await open(ONE, server);
    server.on('Webhooks', { webhooks: aConnection([aWebhook({ isActive: false })]) });
    server.on('WebhookDeliveries', {
      webhookDeliveries: aConnection([{ ...waiting, status: 'FAILED' }]),
    });
    await pass(5_020);
    expect(page.cells('Deliveries')[0]?.[2]).toMatch(/^Failed/);
    expect(page.button('Send test event').disabled).toBe(true);
  });

  it('that the platform gave up on is switched on again', async () => {
    const { toasts } = await open('?tab=webhooks&webhook=webhook-2', server);
    expect(page.alerts()[0]).toContain('Nothing could be delivered for 5 days.');
    await page.press('Switch on again');
    expect(server.inputOf('UpdateWebhook')).toEqual({ id: 'webhook-2', isActive: true });
    expect(toasts).toEqual(['Webhook switched on']);
    expect(page.has('Switch on again')).toBe(false);
  });

  it('gets a new secret', async () => {
    await open(ONE, server);
    await page.press('Rotate secret');
    await page.send();
    expect(server.inputOf('RotateWebhookSecret')).toEqual({ id: 'webhook-1', graceHours: 24 });
    expect(page.field('Signing secret').value).toMatch(/^whsec_/);
  });

  it('is deleted after a question, and its page is left', async () => {
    const { toasts } = await open(ONE, server);
    await page.press('Delete');
    await page.press('Cancel');
    expect(server.callsOf('DeleteWebhook')).toEqual([]);
    await page.press('Delete');
    const dialog = page.dialog();
    dialog.getByRole('button', { name: 'Delete' }).click();
    await pass(10);
    expect(server.inputOf('DeleteWebhook')).toEqual({ id: 'webhook-1' });
    expect(toasts).toEqual(['Webhook deleted']);
    expect(page.address()).toBe('/?tab=webhooks');
  });

  it('that is gone is said to be', async () => {
    await open('?tab=webhooks&webhook=gone', server);
    expect(page.alerts()).toEqual(['This webhook does not exist, or no longer.']);
  });
});

describe('its deliveries', () => {
  it('tell what was sent, and what came back', async () => {
    await open(ONE, server);
    expect(page.cells('Deliveries').map((cells) => cells.slice(1))).toEqual([
      [
        'conversation.ended',
        expect.stringMatching(/^PendingNext attempt: Nov 21, 2026/),
        '2',
        '503 · 1.2 sThe receiver answered with HTTP 503.',
        'Send again',
      ],
      ['conversation.started', 'Delivered', '1', '200 · 84 ms', 'Send again'],
      [
        'webhook.test',
        'Failed',
        '8',
        '10 sThe receiver did not answer within 10 seconds.',
        'Send again',
      ],
    ]);
  });

  it('are filtered in the address', async () => {
    await open(ONE, server);
    await page.type('Status', 'FAILED');
    await pass(10);
    expect(page.address()).toBe(`/${ONE}&status=FAILED`);
    expect(server.callsOf('WebhookDeliveries').at(-1)).toMatchObject({
      webhookId: 'webhook-1',
      filter: { status: 'FAILED' },
    });
  });

  it('begin with a test event, whose way is followed to its end', async () => {
    server.on('WebhookDeliveries', { webhookDeliveries: aConnection([]) });
    const { toasts } = await open(ONE, server);
    expect(screen.getByText('No deliveries yet')).toBeTruthy();
    const sent = aDelivery({ status: 'PENDING', responseStatus: null, durationMs: null });
    server.on('WebhookDeliveries', { webhookDeliveries: aConnection([sent]) });
    await page.press('Send test event');
    await pass(10);
    expect(toasts).toEqual(['Test event is on its way']);
    expect(page.cells('Deliveries')[0]?.slice(2)).toEqual(['Pending', '1', 'None', '']);
    server.on('WebhookDeliveries', { webhookDeliveries: aConnection([aDelivery()]) });
    await pass(2_010);
    expect(page.cells('Deliveries')[0]?.[2]).toBe('Delivered');
    const asked = server.callsOf('WebhookDeliveries').length;
    await pass(60_000);
    expect(server.callsOf('WebhookDeliveries')).toHaveLength(asked);
  });

  it('show their payload as people read it', async () => {
    await open(ONE, server);
    await page.press('conversation.started');
    expect(screen.getByRole('group', { name: 'Body as sent' }).textContent).toBe(
      JSON.stringify(aDelivery().payload, null, 2),
    );
  });

  it('leave their payload selected where it cannot be copied', async () => {
    const { writeText } = navigator.clipboard;
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    Object.assign(document, { execCommand: () => false });
    await open(ONE, server);
    await page.press('conversation.started');
    await page.press('Copy body');
    navigator.clipboard.writeText = writeText;
    expect(getSelection()?.toString()).toContain('"conversationId": "c-4711"');
    expect(page.dialog().getByText('Selected. Please copy it by hand.')).toBeTruthy();
  });

  it('are sent again', async () => {
    const { toasts } = await open(ONE, server);
    await page.press(/^Send again conversation.started/);
    expect(server.inputOf('ReplayWebhookDelivery')).toEqual({ id: 'delivery-1' });
    expect(toasts).toEqual(['The message is being sent again']);
    expect(server.callsOf('WebhookDeliveries')).toHaveLength(2);
  });

  it('of a time and a state are sent again together, after it is told how many they are', async () => {
    const { toasts } = await open(ONE, server);
    await page.press('Send several again');
    expect(counted()).toBe('128 deliveries match.');
    server.on('WebhookDeliveryCount', { webhookDeliveries: { totalCount: 1 } });
    await page.type('From (optional)', '2026-11-20T08:00');
    await page.type('Until (optional)', '2026-11-20T07:00');
    await page.send();
    expect(page.alerts()).toEqual(['The end must be after the start.']);
    await page.type('Until (optional)', '2026-11-20T09:30');
    await pass(10);
    expect(counted()).toBe('1 delivery matches.');
    await page.send();
    const filter = {
      from: new Date('2026-11-20T08:00').toISOString(),
      to: new Date('2026-11-20T09:30').toISOString(),
      status: 'FAILED',
    };
    expect(server.callsOf('WebhookDeliveryCount').at(-1)).toMatchObject({ filter });
    expect(server.inputOf('ReplayWebhookDeliveries')).toEqual({ id: 'webhook-1', filter });
    expect(toasts).toEqual(['126 messages are being sent again']);
    expect(page.hasDialog()).toBe(false);
    expect(server.callsOf('WebhookDeliveries')).toHaveLength(2);
  });

  it('are too many to be sent again together, or none', async () => {
    const text = 'More than 10,000 events are meant. Choose a shorter time.';
    const params = { max: 10_000 };
    const told = { reason: 'TOO_MUCH_TO_REPLAY', params } as const;
    server.refuse('ReplayWebhookDeliveries', 'BAD_USER_INPUT', text, [], told);
    const { toasts } = await open(`${ONE}&status=DELIVERED`, server);
    await page.press('Send several again');
    await page.send();
    expect(server.inputOf('ReplayWebhookDeliveries')).toMatchObject({
      filter: { from: null, to: null, status: 'DELIVERED' },
    });
    expect(page.alerts()).toEqual([text]);
    server.on('ReplayWebhookDeliveries', { replayWebhookDeliveries: { count: 0 } });
    await page.type('Which', '');
    await page.send();
    expect(server.inputOf('ReplayWebhookDeliveries')).toMatchObject({ filter: { status: null } });
    expect(toasts).toEqual(['There was nothing to send again']);
  });

  it('say why they cannot be sent again', async () => {
    server.refuse('ReplayWebhookDelivery', 'CONFLICT', 'It is switched off.');
    await open(ONE, server);
    await page.press(/^Send again conversation.started/);
    expect(page.alerts()).toEqual(['It is switched off.']);
  });
});

describe('looking again', () => {
  const now = Date.parse('2026-11-21T12:00:00.000Z');
  it.each([
    ['nothing is under way', [aDelivery()], 0],
    ['an attempt is due', [aDelivery(), aDelivery({ status: 'PENDING' })], 2_000],
    [
      'the next attempt is far',
      [aDelivery({ status: 'PENDING', nextAttemptAt: '2026-11-21T13:00:00.000Z' })],
      30_000,
    ],
  ])('when %s', (_case, deliveries, every) => {
    expect(pollEvery(deliveries, now)).toBe(every);
  });
});
