// A version from the repository's history, in a folder of its own, ready to be tested.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { databaseUrl, redisUrl } from '../services/settings.mjs';
import { cacheDir } from './paths.mjs';
import { must, run } from './process.mjs';
import { step } from './report.mjs';

/**
 * Tests that are not about serving: they look at the schema itself, bring older schemas up to date, or want a
 * database with nothing in it.
 */
const ABOUT_THE_SCHEMA = [
  '**/migrations/**',
  '**/schema-start.spec.ts',
  '**/schema-versions.spec.ts',
  '**/companies-of-rows.spec.ts',
  '**/backup.spec.ts',
];

const migrationsIn = (folder) =>
  readdirSync(join(folder, 'graphql-server/src/migrations'))
    .filter((file) => /^\d{4}-.*\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, ''));

/**
 * Takes a version's files out of the repository and installs what it needs; a second call finds them.
 * @param {string} version a tag or commit
 */
export async function checkOut(version) {
  const asked = ['rev-parse', '--short', '--verify', '--quiet', `${version}^{commit}`];
  const commit = (await must(`There is no version ${version} here.`, 'git', asked)).trim();
  const folder = join(cacheDir, 'earlier', commit);
  if (!existsSync(folder)) {
    const half = `${folder}.half`;
    rmSync(half, { recursive: true, force: true });
    mkdirSync(half, { recursive: true });
    await step(`Installing and building ${commit}`, async () => {
      const archive = join(half, 'files.tar');
      await must('Its files are not here.', 'git', ['archive', '-o', archive, commit]);
      await must('Its files cannot be unpacked.', 'tar', ['-xf', archive, '-C', half]);
      rmSync(archive);
      const inIt = { cwd: half };
      await must('Its packages could not be installed.', 'npm', ['ci', '--loglevel=error'], inIt);
      await must('It could not be built.', 'npm', ['run', 'build'], inIt);
    });
    renameSync(half, folder);
  }
  return { commit, folder, migrations: migrationsIn(folder) };
}

/** Runs the version's server tests on the services; gives their exit code. */
export async function testOn({ folder }, files) {
  const except = ABOUT_THE_SCHEMA.flatMap((pattern) => ['--exclude', pattern]);
  const { code } = await run(
    join(folder, 'node_modules/.bin/vitest'),
    ['run', '--project', 'graphql-server', ...except, ...files],
    { cwd: folder, env: { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl } },
  );
  return code;
}
