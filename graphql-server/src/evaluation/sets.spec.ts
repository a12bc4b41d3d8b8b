import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readFolder, UnusableFileError } from './sets.js';

describe('a folder of question sets', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sets-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('is read as a set for each prompt file with questions, with questions of everyday life', async () => {
    const question = { q: 'Wann ist Kirmes?', id: 'Kirmes' };
    await writeFile(join(folder, 'dorf.prompt.md'), '# Kirmes\nIm Mai.');
    await writeFile(join(folder, 'dorf.queries.json'), JSON.stringify([question]));
    await writeFile(join(folder, 'alone.prompt.md'), '# Nichts');
    const sets = await readFolder(folder);
    expect(sets.map(({ name }) => name)).toEqual(['dorf']);
    const [asked, ...others] = sets.flatMap(({ questions }) => questions.look);
    expect(asked).toMatchObject({ text: question.q, wanted: [[question.id]] });
    expect(new Set(others.map(({ style }) => style))).toEqual(new Set(['dorf off-topic']));
    expect(others.every(({ wanted }) => wanted.length === 0)).toBe(true);
  });

  it('without any, or that is none, is refused in words', async () => {
    await expect(readFolder(folder)).rejects.toThrow(UnusableFileError);
    await expect(readFolder(join(folder, 'missing'))).rejects.toThrow(UnusableFileError);
  });
});
