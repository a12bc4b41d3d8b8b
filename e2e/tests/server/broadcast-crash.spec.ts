import { lindenhof } from '../../support/demo.js';
import { expect, test } from '../../support/fixtures.js';
import { readMails } from '../../support/outbox.js';
import { asAdmin, type StaffClient } from '../../support/staff-client.js';

const PEOPLE = 120;
const SUBJECT = 'Wasser wird abgestellt';

const content = {
  kind: 'CONTRACTUAL',
  subject: SUBJECT,
  text: 'Guten Tag {{firstName}} {{lastName}}',
  audience: { kind: 'ALL' },
};

/** Adds people without a mail to each; gives their addresses. */
async function addPeople(client: StaffClient, companyId: string): Promise<string[]> {
  const emails = Array.from({ length: PEOPLE }, (_, index) => `nachbar-${index}@mieter.example`);
  for (const [index, email] of emails.entries()) {
    await client.graphql(
      'mutation ($input: CreateEndUserInput!) { createEndUser(input: $input) { message } }',
      {
        input: {
          ...{ companyId, email, type: 'TENANT', firstName: 'Nora', lastName: `Nr. ${index}` },
          ...{ phone: '040 1', address: 'Weg 1', apartmentNumber: `${index}` },
          sendInvitation: false,
        },
      },
    );
  }
  return emails;
}

test('a message to many reaches each once, however often the power is cut while it is sent', async ({
  newProduct,
}) => {
  test.slow();
  const product = await newProduct();
  await product.start();
  const client = await asAdmin(product);
  const companyId = await client.companyId(lindenhof.name);
  const emails = await addPeople(client, companyId);
  const { createBroadcast } = await client.graphql<{
    createBroadcast: { broadcast: { id: string } };
  }>(
    'mutation ($input: CreateBroadcastInput!) { createBroadcast(input: $input) { broadcast { id } } }',
    { input: { ...content, companyId } },
  );
  const { id } = createBroadcast.broadcast;
  await client.graphql(
    'mutation ($input: SendBroadcastInput!) { sendBroadcast(input: $input) { message } }',
    { input: { id } },
  );
  // The first cut comes before the first mail or after some, the others in the middle of the rest.
  for (let cut = 0; cut < 3; cut += 1) {
    await product.kill();
    await product.start();
  }
  const again = await asAdmin(product);
  const progress = async () => {
    const { broadcast } = await again.graphql<{
      broadcast: { status: string; counts: { total: number; sent: number } };
    }>('query ($id: ID!) { broadcast(id: $id) { status counts { total sent } } }', { id });
    return broadcast;
  };
  const total = PEOPLE + lindenhof.endUsers.length;
  await expect
    .poll(progress, { timeout: 60_000 })
    .toEqual({ status: 'SENT', counts: { total, sent: total } });
  const reached = (await readMails(product))
    .filter(({ subject }) => subject === SUBJECT)
    .map(({ to }) => to);
  const expected = [...emails, ...lindenhof.endUsers.map(({ email }) => email)];
  expect(reached.toSorted()).toEqual(expected.toSorted());
});
