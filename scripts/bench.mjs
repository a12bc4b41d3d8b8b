// Builds what changed and runs the benchmarks, or those that are named: npm run bench [-- name…]
import { ensureBrowser } from './lib/browser.mjs';
import { at, node24 } from './lib/paths.mjs';
import { main, run } from './lib/process.mjs';
import { setUp } from './lib/setup.mjs';

await main(async () => {
  const names = process.argv.slice(2);
  await setUp();
  const needsBrowser = names.length === 0 || ['page', 'lists'].some((name) => names.includes(name));
  const env = needsBrowser ? { CHROMIUM_PATH: await ensureBrowser() } : {};
  const { code } = await run(node24, [at('bench/main.ts'), ...names], { env });
  return code;
});
