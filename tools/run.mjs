// Runs a tool of an installed package under the pinned Node: node tools/run.mjs <tool> [arguments]
import { existsSync } from 'node:fs';
import { bin } from './lib/paths.mjs';
import { Failure, main, run } from './lib/process.mjs';

await main(async () => {
  const [tool, ...args] = process.argv.slice(2);
  if (!tool) throw new Failure('Name the tool to run: node tools/run.mjs <tool> [arguments]');
  if (!existsSync(bin(tool))) throw new Failure(`There is no tool "${tool}" in node_modules/.bin.`);
  const { code } = await run(bin(tool), args, { cwd: process.cwd() });
  return code;
});
