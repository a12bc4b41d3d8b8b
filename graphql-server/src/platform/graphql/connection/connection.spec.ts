import { describe, expect, it } from 'vitest';
import { ListOrder, readPage, searchPattern } from '../../lists/index.js';
import { toConnection } from './index.js';

interface Row {
  name: string;
  at: string;
  id: string;
}

const ID = '018f3a5e-0000-7000-8000-000000000001';
const keys = [
  { sql: 'name', type: 'text', of: (row: Row) => row.name },
  { sql: 'at', type: 'time', of: (row: Row) => row.at },
  { sql: 'id', type: 'uuid', of: (row: Row) => row.id },
] as const;
const order = new ListOrder<Row>('name', keys);
const row: Row = { name: "O'Öz %", at: '2026-11-21 11:27:19.123456+00', id: ID };

const made = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

describe('a page of a list', () => {
  it('holds 25 entries by default', () => {
    expect(readPage({}).first).toBe(25);
    expect(readPage({ first: 100 }).first).toBe(100);
  });

  it('is refused with the limit where it cannot hold what is asked for', () => {
    expect(() => readPage({ first: 101 })).toThrow(
      expect.objectContaining({
        code: 'BAD_USER_INPUT',
        message: '`first` must not be above 100.',
        refusal: expect.objectContaining({
          reason: 'PAGE_TOO_LARGE',
          params: { argument: 'first', limit: 100 },
        }),
      }),
    );
  });

  it.each([{ first: 0 }, { first: -1 }, { offset: -1 }, { offset: 0, after: 'x' }])(
    'refuses %o with a clear error',
    (request) => {
      expect(() => readPage(request)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
    },
  );

  it('knows its neighbours', () => {
    const page = readPage({ first: 1 });
    const connection = toConnection({ rows: [row, row], page, order, totalCount: 2 }, (r) => r);
    expect(connection.edges).toHaveLength(1);
    expect(connection.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  });
});

describe('the order of a list', () => {
  it('continues behind the values of a cursor', () => {
    expect(order.behind(order.cursorOf(row))).toEqual({
      sql: '(name, at, id) > (?::text, ?::timestamptz, ?::uuid)',
      params: [row.name, row.at, ID],
    });
    expect(order.behind(undefined)).toEqual({ sql: 'true', params: [] });
  });

  it('turns all keys round when it descends', () => {
    const down = new ListOrder<Row>('name', keys, 'DESC');
    expect(down.orderBy).toBe('name desc, at desc, id desc');
    expect(down.behind(down.cursorOf(row)).sql).toContain(') < (');
  });

  it.each([
    '',
    'abc',
    'bm9uc2Vuc2U',
    made('name-ASC', 'a', row.at),
    made('name-DESC', 'a', row.at, ID),
    made('name-ASC', 'a\0', row.at, ID),
    made('name-ASC', 'a', '2026-02-31 00:00:00+00', ID),
    made('name-ASC', 'a', row.at, "' or true --"),
    made('name-ASC', 1, row.at, ID),
  ])('refuses a cursor that it did not make: %s', (cursor) => {
    expect(() => order.behind(cursor)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
  });
});

describe('a search text', () => {
  it('stands for itself', () => {
    expect(searchPattern(String.raw`100%_\ `)).toBe(String.raw`%100\%\_\\%`);
  });

  it('is nothing when it is blank or missing', () => {
    expect([searchPattern('  '), searchPattern('\0'), searchPattern(null)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is refused when it is a novel', () => {
    expect(() => searchPattern('x'.repeat(5_000))).toThrow('longer than 200');
  });
});
