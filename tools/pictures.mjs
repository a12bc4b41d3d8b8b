// Compares every story with its kept picture: npm run pictures
// Draws those anew that look different now: npm run pictures -- --renew
import './lib/node-version.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { bin } from './lib/paths.mjs';
import { main, run } from './lib/process.mjs';
import { install } from './lib/setup.mjs';

await main(
  async ({ values }) => {
    await install();
    const PICTURES = values.renew ? 'renew' : 'compare';
    const env = { CHROMIUM_PATH: await ensureBrowser(), PICTURES };
    const stories = ['packages/ui/checks/stories.spec.ts', '--testNamePattern', 'kept pictures'];
    const { code } = await run(bin('vitest'), ['run', '--project', 'ui', ...stories], { env });
    return code;
  },
  import.meta.url,
  { options: { renew: { type: 'boolean' } } },
);
