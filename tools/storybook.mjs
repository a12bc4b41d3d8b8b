// Components by themselves, in every state: npm run storybook [-- build]
// The port is STORYBOOK_PORT (6006).
import './lib/node-version.mjs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { install } from './lib/setup.mjs';
import { at, node24 } from './lib/paths.mjs';
import { Failure, main, run } from './lib/process.mjs';

/** Storybook's command line; npm may have put it into ui's own node_modules. */
function storybookCli() {
  const require = createRequire(at('packages/ui/package.json'));
  const manifest = require.resolve('storybook/package.json');
  const { bin } = require(manifest);
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin.storybook);
}

const commands = {
  dev: ['dev', '--port', process.env.STORYBOOK_PORT ?? '6006', '--exact-port', '--no-open', '--ci'],
  build: ['build', '--output-dir', 'storybook-static', '--quiet'],
};

await main(
  async ({ positionals: [command = 'dev'] }) => {
    if (!(command in commands)) throw new Failure(`There is "dev" and "build", not "${command}".`);
    await install();
    const args = [...commands[command], '--config-dir', '.storybook'];
    const env = { STORYBOOK_DISABLE_TELEMETRY: '1' };
    const { code } = await run(node24, [storybookCli(), ...args], { cwd: at('packages/ui'), env });
    return code;
  },
  import.meta.url,
  { allowPositionals: true },
);
