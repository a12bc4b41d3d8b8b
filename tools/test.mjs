// Sets up whatever is missing and runs all tests: npm test
import './lib/node-version.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureCurl } from './lib/curl.mjs';
import { isStopping, main } from './lib/process.mjs';
import { setUp } from './lib/setup.mjs';
import { runPlaywright, runVitest, sumUp } from './lib/test-runners.mjs';

await main(
  async () => {
    await setUp();
    const browser = await ensureBrowser();
    await ensureCurl();
    const unit = await runVitest({ env: { CHROMIUM_PATH: browser } });
    if (isStopping()) return 130;
    return sumUp([unit, await runPlaywright(browser)]);
  },
  import.meta.url,
);
