import { describe, expect, it } from 'vitest';
import { statementKind, statementShape, statementTable } from './statement-shape.js';

describe('the shape of a statement', () => {
  it.each([
    [`select * from "end_user" where email = 'jana@x.example'`, 'email = ?'],
    [`select 'it''s', 1`, 'select ?, ?'],
    [String.raw`select E'a\'b jana', 2`, 'select ?, ?'],
    // A backslash ends nothing in a plain text.
    [String.raw`select 'a\', 'jana' from t`, 'select ?, ? from t'],
    ['select $tag$jana$tag$ from t', 'select ? from t'],
    ['select $$jana$$ from t', 'select ? from t'],
    [`select "t0"."name" as c1 from t as t0 where id = $1 and n > 17.5`, 'id = $1 and n > ?'],
    [`update t set a = 'unfinished jana`, 'update t set a = ?'],
    [`select * from t where id in ('a', 'b', 'c')`, 'id in (…)'],
    ['select * from t where id in ($1, $2)', 'id in (…)'],
    [`select '[0.1,0.2]'::vector`, 'select ?::vector'],
  ])('of %s has no values', (sql, expected) => {
    const shape = statementShape(sql);
    expect(shape).toContain(expected);
    expect(shape).not.toMatch(/jana|0\.1|17/);
  });

  it('is short however long the statement is', () => {
    expect(statementShape(`select ${'x, '.repeat(10_000)} from t`).length).toBeLessThan(1_600);
  });

  it.each([
    ['  SELECT 1', 'select', undefined],
    ['(select a from "b"."c")', 'select', 'b.c'],
    ['insert into mail (id) values (1)', 'insert', 'mail'],
    ['update "message" set a = 1', 'update', 'message'],
    ['begin', 'transaction', undefined],
    ['rollback to savepoint a', 'transaction', undefined],
    ['vacuum mail', 'other', undefined],
  ])('of %s says what it does and where', (sql, kind, table) => {
    expect(statementKind(sql)).toBe(kind);
    expect(statementTable(statementShape(sql))).toBe(table);
  });
});
