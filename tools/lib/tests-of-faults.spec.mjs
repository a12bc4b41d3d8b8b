// The table of docs/operations/faults.md names tests and commands: all of them have to be there.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from './paths.mjs';

const read = (path) => readFileSync(at(path), 'utf8');

const [, table] = read('docs/operations/faults.md').split('## Which test shows what');

/** Cells of the rows that name a test or a command. */
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\|? ?| ?\|$/g, '').trim()))
  .slice(1)
  .filter(([, file = '', , command = '']) => file !== '' || command !== '');

const tests = rows
  .filter(([, file]) => file !== '')
  .map(([, file, name]) => [file.replaceAll('`', ''), name]);
const commands = rows.filter(([, , , command]) => command).map(([, , , command]) => command);

/** Names as they stand in a source, whatever quotes are around them. */
const unquoted = (source) => source.replaceAll(String.raw`\'`, "'");

describe('what the table of faults names', () => {
  it('is most of what there is to say', () => {
    expect(tests.length).toBeGreaterThan(40);
    expect(commands.length).toBeGreaterThan(10);
  });

  it.each(tests)('is a test: %s: %s', (file, name) => {
    expect(existsSync(at(file))).toBe(true);
    expect(unquoted(read(file))).toContain(name);
  });

  it.each(commands)('is a command: %s', (command) => {
    const [, script, rest = ''] = /^`npm run (\w+)(?: -- (.*))?`$/.exec(command) ?? [];
    expect(JSON.parse(read('package.json')).scripts).toHaveProperty(script);
    const [, names = ''] = /--only '?([^'`]+?)'?(?: --|$)/.exec(rest) ?? [];
    const known = read('tools/bench/chaos/faults/faults.ts');
    const unknown = names
      .split(',')
      .filter((name) => name !== '' && !new RegExp(`${name}'?: [{[]`).test(known));
    expect(unknown).toEqual([]);
    const [benchmark] = script === 'bench' ? rest.split(' ') : ['soak'];
    expect(existsSync(at(`tools/bench/benchmarks/${benchmark}.ts`))).toBe(true);
  });
});
