import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCompany, createCompanyUser, createEndUser } from '../../testing/factories.js';
import { asCompanyUser } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { Broadcast } from '../broadcasts/index.js';
import type { Company } from '../companies/index.js';
import { EndUser } from '../end-users/index.js';
import { undocumented } from './testing/documented-events.js';
import { Receiver } from './testing/receiver.js';
import { addWebhook, run } from './testing/webhooks.js';

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const EVENTS = [
  ...['BROADCAST_SENT', 'BUILDING_CHANGED', 'BUILDING_MERGED'],
  ...['END_USER_CHANGED', 'END_USER_DELETED'],
];

describe('events of buildings and of messages to many', () => {
  let app: TestApp;
  let receiver: Receiver;
  let company: Company;
  let client: TestClient;
  let path: string;

  beforeAll(async () => {
    receiver = await new Receiver().listen();
    app = await startTestApp({ config: { webhookAllowPrivate: true } });
  });
  beforeEach(async () => {
    company = await createCompany(app.em());
    client = await asCompanyUser(app, await createCompanyUser(app.em(), company));
    path = `/${company.id}`;
    await addWebhook(client, { url: receiver.url(path), events: EVENTS });
  });
  afterAll(async () => {
    await app.stop();
    await receiver.close();
  });

  const change = (name: string, type: string, input: object) =>
    run(client, `mutation ($input: ${type}!) { ${name}(input: $input) { message } }`, { input });

  it('tell that a message is on its way', async () => {
    await createEndUser(app.em(), company);
    const em = app.em();
    const { id } = em.create(Broadcast, {
      ...{ company, kind: 'INFORMATION', subject: 'Hofdienst', text: 'Hallo', authorName: 'Mia' },
      audience: { kind: 'ALL', ids: [] },
    });
    await em.flush();
    await change('sendBroadcast', 'SendBroadcastInput', { id });
    const [request] = await receiver.at(path, 1);
    expect(request?.event.data).toEqual({
      ...{ broadcastId: id, kind: 'information', subject: 'Hofdienst', recipientCount: 1 },
      ...{ unsubscribedCount: 0, unprovenCount: 0, startedAt: expect.stringMatching(ISO) },
      sentAt: expect.stringMatching(ISO),
    });
  });

  it('tell of buildings that are merged and renamed, and of their people', async () => {
    const em = app.em();
    const stays = await createEndUser(em, company, { address: 'Am Kai 3, 20457 Hamburg' });
    const moves = await createEndUser(em, company, { address: 'Kai 3, 20457 Hamburg' });
    const buildingOf = async ({ id }: EndUser) =>
      (await app.em().findOneOrFail(EndUser, { id })).buildingId;
    const [intoId, id] = [await buildingOf(stays), await buildingOf(moves)];
    await change('mergeBuildings', 'MergeBuildingsInput', { id, intoId });
    const place = { street: 'Am Kai 3', postcode: '20457', city: 'Hamburg' };
    await change('updateBuilding', 'UpdateBuildingInput', {
      ...{ id: intoId, name: 'Hof', externalId: 'WE-1', ...place },
    });
    const requests = await receiver.at(path, 3);
    const of = (type: string) =>
      requests.filter(({ event }) => event.type === type).map(({ event }) => event.data);
    const told = { buildingId: intoId, ...place, address: 'Am Kai 3, 20457 Hamburg' };
    expect(of('building.merged')).toEqual([
      { ...told, name: null, externalId: null, mergedBuildingId: id },
    ]);
    expect(of('building.changed')).toEqual([{ ...told, name: 'Hof', externalId: 'WE-1' }]);
    expect(of('end_user.changed')).toMatchObject([
      { endUserId: moves.id, address: told.address, changed: ['address'] },
    ]);
  });

  it('tell that a person was deleted, and no more of them', async () => {
    const { id } = await createEndUser(app.em(), company);
    await run(
      client,
      'mutation ($input: DeleteInput!) { deleteEndUser(input: $input) { deletedId } }',
      { input: { id } },
    );
    const [request] = await receiver.at(path, 1);
    expect(request?.event).toMatchObject({ type: 'end_user.deleted' });
    expect(request?.event.data).toEqual({ endUserId: id, deletedAt: expect.stringMatching(ISO) });
  });

  it('are documented field by field', () => {
    expect(undocumented(receiver)).toEqual([]);
  });
});
