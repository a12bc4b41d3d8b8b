import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { verifyChains } from '../features/audit/index.js';
import { type EntityManager, openDatabase } from '../platform/database/index.js';
import { schemaFromBlank } from '../testing/database-on-disk.js';
import { administer, withDatabase } from '../testing/global-setup.js';
import { migrations } from './index.js';

const { url: server } = inject('postgres');

let dataDir: string;
let databaseUrl: string | undefined;

/** Opens the database with the migrations up to this one, and closes it after `work`. */
async function asOf<T>(last: string, work: (em: EntityManager) => Promise<T>): Promise<T> {
  const count = migrations.findIndex(({ name }) => name.startsWith(last)) + 1;
  const schema = { ...schemaFromBlank(), migrations: migrations.slice(0, count) };
  const log = pino({ level: 'silent' });
  const database = await openDatabase({ databaseUrl, dataDir }, schema, log);
  try {
    return await work(database.orm.em.fork());
  } finally {
    await database.close();
  }
}

const ids = {
  company: randomUUID(),
  person: randomUUID(),
  conversation: randomUUID(),
  webhook: randomUUID(),
  event: randomUUID(),
};

/** Stores a message as the version does that knows of no companies of messages. */
const write = (em: EntityManager, sequence: number) =>
  em.execute(
    `insert into message (id, conversation_id, sequence, revision, sender, text, sources, created_at)
     values (gen_random_uuid(), ?, ?, 1, 'USER', 'Hallo', '[]', now())`,
    [ids.conversation, sequence],
  );

async function fillOld(em: EntityManager): Promise<void> {
  await em.execute(
    `insert into company (id, name, address, email, phone, created_at, updated_at)
     values (?, 'Nord', 'Kai 1', 'a@nord.example', '040 1', now(), now())`,
    [ids.company],
  );
  await em.execute(
    `insert into end_user (id, managing_company_id, type, first_name, last_name, email, phone, address,
                           apartment_number, auth_number, created_at, updated_at)
     values (?, ?, 'Tenant', 'Jana', 'Öztürk', 'j@mieter.example', '1', 'Weg 1', '3', '123456', now(), now())`,
    [ids.person, ids.company],
  );
  await em.execute(
    `insert into conversation (id, session_id, company_id, end_user_id, started_at)
     values (?, 's', ?, ?, now())`,
    [ids.conversation, ids.company, ids.person],
  );
  await write(em, 1);
  await em.execute(
    `insert into audit_entry (id, at, actor_kind, actor_name, action, details, address, request_id)
     values (gen_random_uuid(), now() - interval '3 years', 'admin', 'Petra', 'x.old', '{}', '', '')`,
  );
  await em.execute(
    `insert into webhook (id, managing_company_id, url, description, events, encrypted_secret, created_at, updated_at)
     values (?, ?, 'https://x.example', '', '[]', '', now(), now())`,
    [ids.webhook, ids.company],
  );
  await em.execute(
    `insert into webhook_event (id, type, body, created_at) values (?, 'x', '{}', now())`,
    [ids.event],
  );
  await em.execute(
    `insert into webhook_delivery (id, webhook_id, event_id, created_at)
     values (gen_random_uuid(), ?, ?, now())`,
    [ids.webhook, ids.event],
  );
}

describe('an upgrade from rows that name no company, in tables of one piece', () => {
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'hausgeist-upgrade-'));
    const name = `hausgeist_upgrade_${randomBytes(6).toString('hex')}`;
    if (server) await administer(server, `create database ${name}`);
    databaseUrl = server ? withDatabase(server, name) : undefined;
  });
  afterEach(async () => {
    await rm(dataDir, { recursive: true });
    if (databaseUrl) {
      const name = new URL(databaseUrl).pathname.slice(1);
      await administer(server, `drop database ${name} with (force)`);
    }
  });

  it('keeps all of them, and takes in what the version before goes on writing', async () => {
    await asOf('0018', fillOld);
    await asOf('0019', (em) => write(em, 2));
    await asOf('0021', async (em) => {
      await write(em, 3);
      const messages = await em.execute<{ company: string }[]>(
        'select company_id as company from message order by sequence',
      );
      expect(messages.map(({ company }) => company)).toEqual(Array(3).fill(ids.company));
      expect(await em.execute('select company_id as company from webhook_delivery')).toEqual([
        { company: ids.company },
      ]);
      const entries = `select tableoid::regclass::text as place, action from audit_entry order by at`;
      await em.execute(
        `insert into audit_entry (id, at, actor_kind, actor_name, action, details, address, request_id)
         values (gen_random_uuid(), now() + interval '70 days', 'admin', 'Petra', 'x.new', '{}', '', '')`,
      );
      expect(await em.execute(entries)).toEqual([
        { place: 'audit_entry_before', action: 'x.old' },
        { place: 'audit_entry_other', action: 'x.new' },
      ]);
      await expect(em.execute(`delete from audit_entry`)).rejects.toThrow('never changed');
      await em.execute('delete from company');
      expect(await em.execute('select 1 from message')).toEqual([]);
    });
  }, 120_000);

  it('chains the audit entries of before, and those that come meanwhile', async () => {
    const add = (em: EntityManager, count: number) =>
      em.execute(
        `insert into audit_entry (id, at, actor_kind, actor_name, action, details, address, request_id)
         select gen_random_uuid(), now(), 'admin', 'Petra', 'x.' || place, '{"a": 1.50}', '', ''
           from generate_series(1, ${count}) place`,
      );
    await asOf('0058', (em) => add(em, 1_200));
    await asOf('0077', async (em) => {
      await add(em, 2);
      const [chain] = await verifyChains(em);
      expect(chain).toMatchObject({ links: 2, broken: { fault: 'NOT_CHAINED' } });
    });
    await asOf('0078', async (em) => {
      const [chain] = await verifyChains(em);
      expect(chain).toMatchObject({ links: 1_202 });
      expect(chain).not.toHaveProperty('broken');
      await em.transactional(async (tx) => {
        await tx.execute(`set local hausgeist.pseudonymising = 'on'`);
        await tx.execute(`update audit_entry set actor_name = 'person-1' where action < 'x.2'`);
      });
    });
    await asOf('0110', async (em) => {
      await add(em, 3);
      const [chain] = await em.execute(
        'select seq > 1205 as has_more, (seq - without_entry)::int as entries from audit_chain',
      );
      expect(chain).toEqual({ has_more: true, entries: 1_205 });
    });
  }, 120_000);

  it('gives people of before their buildings, and those whom the version before adds', async () => {
    const add = (em: EntityManager, email: string, address: string) =>
      em.execute(
        `insert into end_user (id, managing_company_id, type, first_name, last_name, email, phone, address,
                               apartment_number, auth_number, created_at, updated_at)
         values (gen_random_uuid(), ?, 'Owner', 'Ina', 'Rot', ?, '1', ?, '3', '123456', now(), now())`,
        [ids.company, email, address],
      );
    await asOf('0018', fillOld);
    await asOf('0026', (em) => add(em, 'a@x.example', 'WEG 1'));
    await asOf('0036', async (em) => {
      await add(em, 'b@x.example', 'Weg 2, 10115 Berlin');
      expect(
        await em.execute(
          `select u.address, u.apartment_number as number, b.street, b.city, f.label from end_user u
             join building b on b.id = u.building_id join flat f on f.id = u.flat_id order by u.email`,
        ),
      ).toEqual([
        { address: 'WEG 1', number: '3', street: 'WEG 1', city: null, label: '3' },
        {
          address: 'Weg 2, 10115 Berlin',
          number: '3',
          street: 'Weg 2',
          city: 'Berlin',
          label: '3',
        },
        { address: 'Weg 1', number: '3', street: 'WEG 1', city: null, label: '3' },
      ]);
      await em.execute('delete from company');
      expect(await em.execute('select 1 from flat')).toEqual([]);
    });
  }, 120_000);

  it('goes on where it ended when it was broken off', async () => {
    await asOf('0018', fillOld);
    await asOf('0019', async (em) => {
      // As if it had been ended between two steps.
      await em.execute(
        'alter table end_user add constraint end_user_managing_company_id_id_unique unique (managing_company_id, id)',
      );
      await em.execute('alter table message alter company_id drop not null');
    });
    await asOf('0021', async (em) => {
      await em.execute(`delete from mikro_orm_migrations where name > '0019-z'`);
    });
    await asOf('0021', async (em) => {
      expect(await em.execute('select count(*)::int as count from message')).toEqual([
        { count: 1 },
      ]);
    });
  }, 120_000);

  it.runIf(server)(
    'lets others write while an index waits for a writer that is not done',
    async () => {
      await asOf('0018', fillOld);
      await asOf('0019', async (em) => {
        const writer = em.fork();
        await writer.begin();
        await writer.execute(`update end_user set phone = '2'`);
        const upgrade = asOf('0020', async () => undefined);
        const waiting = `select left(query, 32) as query from pg_stat_activity
                        where application_name like 'hausgeist migrations%' and wait_event_type = 'Lock'
                              and datname = current_database()`;
        await expect
          .poll(() => em.execute(waiting), { timeout: 60_000 })
          .toEqual([{ query: 'create unique index concurrently' }]);
        await em.fork().transactional(async (tx) => {
          await tx.execute(`set local lock_timeout = '2s'`);
          await tx.execute(`update end_user set phone = '3' where email = ''`);
        });
        await writer.commit();
        await upgrade;
      });
    },
    120_000,
  );

  it('makes an index anew of which an attempt was broken off', async () => {
    await asOf('0018', fillOld);
    await asOf('0019', async (em) => {
      const name = 'end_user_managing_company_id_id_unique';
      await em.execute(`create unique index ${name} on end_user (managing_company_id, id)`);
      await em.execute(
        `update pg_index set indisvalid = false where indexrelid = '${name}'::regclass`,
      );
    });
    await asOf('0020', async (em) => {
      expect(await em.execute('select 1 from pg_index where not indisvalid')).toEqual([]);
    });
  }, 120_000);

  it('names companies by what they are called, the oldest in the shortest way', async () => {
    let second = 0;
    // Each a second after the one before: two in the same moment have no order.
    const add = (em: EntityManager, name: string) =>
      em.execute(
        `insert into company (id, name, address, email, phone, created_at, updated_at)
         values (gen_random_uuid(), ?, 'Kai 1', 'a@nord.example', '040 1', now() + make_interval(secs => ?), now())`,
        [name, (second += 1)],
      );
    await asOf('0058', async (em) => {
      for (const name of ['Müller & Söhne', 'MÜLLER und Söhne', '管理']) await add(em, name);
    });
    await asOf('0060', async (em) => {
      // As the version before adds one meanwhile.
      await add(em, 'Später');
      const rows = await em.execute<{ slug: string }[]>(
        'select slug from company order by created_at, id',
      );
      expect(rows.map(({ slug }) => slug)).toEqual([
        'mueller-und-soehne',
        'mueller-und-soehne-2',
        'hausverwaltung',
        expect.stringMatching(/^c-[0-9a-f]{12}$/),
      ]);
    });
  }, 120_000);
});
