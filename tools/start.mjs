// Sets up whatever is missing and runs the product: npm start
import './lib/node-version.mjs';
import { at, node24 } from './lib/paths.mjs';
import { main, run } from './lib/process.mjs';
import { setUp } from './lib/setup.mjs';

await main(
  async () => {
    await setUp();
    const server = at('graphql-server/dist/main.js');
    const { code } = await run(node24, [server]);
    return code;
  },
  import.meta.url,
);
