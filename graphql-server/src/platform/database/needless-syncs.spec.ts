import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { leaveOutNeedlessSyncs } from './needless-syncs.js';

describe('the message behind a statement', () => {
  let instance: PGlite;
  const kinds: string[] = [];

  beforeAll(async () => {
    instance = await PGlite.create('memory://');
    const send = instance.execProtocolRaw.bind(instance);
    vi.spyOn(instance, 'execProtocolRaw').mockImplementation(async (message, options) => {
      kinds.push(String.fromCharCode(message[0] ?? 0));
      return send(message, options);
    });
    leaveOutNeedlessSyncs(instance);
  });
  afterAll(() => instance.close());

  /** The messages that reach the database meanwhile. */
  async function messagesOf(work: () => Promise<unknown>): Promise<string> {
    kinds.length = 0;
    await work();
    return kinds.join('');
  }

  it('is left out behind one without values', async () => {
    const sent = await messagesOf(async () => {
      expect((await instance.exec('select 1 as one'))[0]?.rows).toEqual([{ one: 1 }]);
    });
    expect(sent).toBe('Q');
  });

  it('is sent behind one with values', async () => {
    expect(await messagesOf(async () => instance.query('select $1::int as one', [1]))).toMatch(
      /S$/,
    );
  });

  it('is sent behind one that fails, and what comes next works', async () => {
    const sent = await messagesOf(async () =>
      expect(instance.exec('select 1 / 0')).rejects.toThrow('division'),
    );
    expect(sent).toBe('QS');
    expect((await instance.exec('select 2 as two'))[0]?.rows).toEqual([{ two: 2 }]);
    const { rows } = await instance.query('select $1::int as three', [3]);
    expect(rows).toEqual([{ three: 3 }]);
  });

  it('leaves transactions as they are', async () => {
    await instance.exec('create table word (text text)');
    const broken = instance.transaction(async (tx) => {
      await tx.exec(`insert into word values ('gone')`);
      await tx.exec('select 1 / 0');
    });
    await expect(broken).rejects.toThrow('division');
    await instance.transaction(async (tx) => tx.exec(`insert into word values ('kept')`));
    expect((await instance.query('select text from word')).rows).toEqual([{ text: 'kept' }]);
  });
});
