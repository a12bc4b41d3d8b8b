// Checks and builds a micro-frontend (npm run mf -- check), uploads it to a running server and makes it
// the one that visitors get:
//   npm run release -- mf-chat [--server http://localhost:4000]
//   npm run release -- mf-chat --dist <folder>       a finished build, tried in the shell alone
//   npm run release -- mf-chat --dist <folder> --origin https://chat.team.example
//                                                    whose files its team serves from there
//   npm run release -- mf-chat --percent 10          some visitors first; see npm run mf -- promote
//   npm run release -- mf-chat --rollback            back to the last good version
//   npm run release -- mf-chat --activate <version>  any version that was released before
//   npm run release -- mf-chat --list
//   npm run release -- --new-key <file>              a key to sign with; prints its public half
// RELEASE_KEY_FILE (or --key) names the key that builds are signed with.
import './lib/node-version.mjs';
import { frontEndHere } from './lib/front-end-checks.mjs';
import { main } from './lib/process.mjs';
import { makeKey, release, RELEASE_OPTIONS, requireApp } from './lib/release-commands.mjs';
import { remotes } from './lib/workspaces.mjs';

await main(
  async ({ values, positionals }) => {
    if (values['new-key']) return makeKey(values['new-key']);
    const how = 'Name a micro-frontend: npm run release --';
    return release(frontEndHere(requireApp(positionals[0], remotes(), how)), values);
  },
  import.meta.url,
  { allowPositionals: true, options: RELEASE_OPTIONS },
);
