import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const here = import.meta.dirname;
const { workspaces } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as {
  workspaces: string[];
};

/** A workspace's own test configuration, or the usual one. */
function projectOf(folder: string): TestProjectConfiguration[] {
  const own = readdirSync(join(here, folder)).find((file) => file.startsWith('vitest.config.'));
  if (own) return [join(here, folder, own)];
  if (!existsSync(join(here, folder, 'src'))) return [];
  const isForBrowsers = readFileSync(join(here, folder, 'package.json'), 'utf8').includes(
    '"react"',
  );
  return [
    {
      test: {
        name: basename(folder),
        root: join(here, folder),
        include: ['src/**/*.spec.{ts,tsx}'],
        environment: isForBrowsers ? 'happy-dom' : 'node',
        // More than half of the time went into loading the same modules for every file.
        isolate: false,
        // Beside the server's tests, the first test of a file waits for what it imports.
        testTimeout: 60_000,
        expect: { poll: { timeout: 30_000 } },
      },
    },
  ];
}

/** What takes longest, and mostly waits for other programs: begun last, it would run alone at the end. */
const LONGEST = ['stories.spec.ts', 'recipes/field.spec.mjs'];
const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.endsWith(name));

/** Vitest alone would take the projects by their names. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- This is the method of the sequencer.
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    // Tests wait a part of their time, so three are quicker than two on two cores; four are no quicker.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      ...workspaces.filter((folder) => existsSync(join(here, folder))).flatMap(projectOf),
      {
        test: {
          name: 'tools',
          root: join(here, 'tools'),
          include: ['**/*.spec.mjs'],
          // Some start the linter, which is slow beside the server's tests.
          testTimeout: 60_000,
        },
      },
    ],
  },
});
