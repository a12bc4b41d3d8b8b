import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { afterAll, describe, expect, it } from 'vitest';
import { indexBank, keepBank, readBank } from './bank-index.js';

describe('the kept index of concepts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hausgeist-bank-'));
  const file = join(folder, 'bank-index.bin');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is what counting them anew gives', () => {
    keepBank(file);
    expect(readBank(file)).toEqual(indexBank());
  });

  it('is not read where there is none, or one of other concepts', () => {
    expect(readBank(join(folder, 'none.bin'))).toBeUndefined();
    writeFileSync(file, serialize({ of: 'others', bank: indexBank() }));
    expect(readBank(file)).toBeUndefined();
  });
});
