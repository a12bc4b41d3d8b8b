import { ATTACHMENT_TYPES, MAX_FILE_BYTES, MAX_FILES_PER_MESSAGE } from '@hausgeist/schema';
import { describe, expect, it } from 'vitest';
import { aFile } from '../../testing/factories';
import { ACCEPTED_FILES, purposeOf, stageFiles } from './staged-files';

/** A file that claims a size without taking the memory. */
function sized(name: string, bytes: number): File {
  const file = aFile(name, 1);
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

const reasonsOf = (current: File[], ...added: File[]) =>
  stageFiles(current, added).refusals.map(({ reason }) => reason);

describe('types', () => {
  it.each(ATTACHMENT_TYPES.flatMap(({ extensions }) => extensions))('accepts .%s', (extension) => {
    expect(reasonsOf([], aFile(`datei.${extension}`))).toEqual([]);
    expect(reasonsOf([], aFile(`DATEI.${extension.toUpperCase()}`))).toEqual([]);
  });

  it.each(['programm.exe', 'seite.html', 'bild.svg', 'ohne-endung', 'pdf', 'rechnung.pdf.js'])(
    'refuses %s',
    (name) => {
      expect(reasonsOf([], aFile(name))).toEqual(['unsupported']);
    },
  );

  it('offers the same types in the picker', () => {
    expect(ACCEPTED_FILES).toContain('.jpeg,');
    expect(ACCEPTED_FILES.split(',')).toHaveLength(
      ATTACHMENT_TYPES.flatMap(({ extensions }) => extensions).length,
    );
  });

  it('tells what a file is', () => {
    expect(purposeOf('Foto.JPG')).toBe('IMAGE');
    expect(purposeOf('Tabelle.csv')).toBe('SPREADSHEET');
    expect(purposeOf('unbekannt')).toBeUndefined();
  });
});

describe('sizes', () => {
  it('accepts 5 MB and no byte more', () => {
    expect(reasonsOf([], sized('a.pdf', MAX_FILE_BYTES))).toEqual([]);
    expect(reasonsOf([], sized('a.pdf', MAX_FILE_BYTES + 1))).toEqual(['tooLarge']);
  });

  it('accepts 15 MB together and no byte more', () => {
    const two = [sized('a.pdf', MAX_FILE_BYTES), sized('b.pdf', MAX_FILE_BYTES)];
    expect(reasonsOf(two, sized('c.pdf', MAX_FILE_BYTES))).toEqual([]);
    const three = [...two, sized('c.pdf', MAX_FILE_BYTES)];
    expect(reasonsOf(three, sized('d.pdf', 1))).toEqual(['totalTooLarge']);
  });

  it('takes what fits and names what does not', () => {
    const { staged, refusals } = stageFiles(
      [],
      [aFile('a.pdf'), aFile('b.exe'), sized('c.pdf', MAX_FILE_BYTES + 1), aFile('d.png')],
    );
    expect(staged.map(({ name }) => name)).toEqual(['a.pdf', 'd.png']);
    expect(refusals).toEqual([
      { file: 'b.exe', reason: 'unsupported' },
      { file: 'c.pdf', reason: 'tooLarge' },
    ]);
  });

  it('limits the number of files', () => {
    const many = Array.from({ length: MAX_FILES_PER_MESSAGE }, (_, index) => aFile(`${index}.pdf`));
    expect(reasonsOf(many, aFile('noch-eine.pdf'))).toEqual(['tooMany']);
  });

  it('counts a file that is picked twice once', () => {
    const file = aFile('a.pdf');
    expect(stageFiles([file], [file]).staged).toHaveLength(1);
  });
});
