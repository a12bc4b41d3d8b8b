// What teams of micro-frontends do to release:
//   npm run mf -- check mf-chat [--server http://localhost:4000]
//   npm run mf -- publish mf-chat [--percent 10] [--companies lindenhof,rosengarten] [--dist <folder>]
//   npm run mf -- promote mf-chat      the version on trial becomes that of all visitors
//   npm run mf -- end-trial mf-chat    all visitors get the active version again
//   npm run mf -- matrix [--server https://chat.example]   before this checkout's shell and schema are released
//                                      there: does what visitors have now fit them, and work in them?
//   npm run mf -- dev mf-chat [--server http://localhost:4000] [--port 3002]
// `check`, `publish`, `promote` and `end-trial` take --server; `publish` takes --origin and --unchecked, too, as
// `npm run release` does. A check is types, generated operations and style, a build, and each of its routes in the shell of the
// server; publishing begins with one. RELEASE_KEY_FILE (or --key) names the key that builds are signed with.
// `dev` builds after each change, for pages with the data of that server: those of this machine at the port,
// and the server's own, where an administrator loads it.
// And for a micro-frontend in a repository of its own:
//   npm run mf -- pack [sdk] --out <folder>        the packages that it needs, or one, as npm takes them
//   npm run mf -- create mf-meters --dir <folder> [--audience visitors|staff|admins] [--route /meters]
import './lib/node-version.mjs';
import { frontEndHere } from './lib/front-end-checks.mjs';
import { matrix } from './lib/matrix.mjs';
import { Failure, main, withValue } from './lib/process.mjs';
import { FRONT_END_COMMANDS, FRONT_END_OPTIONS, requireApp } from './lib/release-commands.mjs';
import { remotes } from './lib/workspaces.mjs';
import { create } from './pack/create.mjs';
import { packInto } from './pack/pack.mjs';

/** What is about none of the micro-frontends here. */
const WITHOUT_APP = { pack: packInto, create, matrix };

/** Webpack is loaded for this one alone. */
const dev = async (app, options) => (await import('./front-end/dev.mjs')).develop(app, options);

await main(
  async ({ values, positionals }) => {
    const [command, app] = positionals;
    if (Object.hasOwn(WITHOUT_APP, command ?? '')) return WITHOUT_APP[command](app, values);
    const commandsHere = { ...FRONT_END_COMMANDS, dev };
    if (!Object.hasOwn(commandsHere, command ?? '')) {
      const commands = [...Object.keys(commandsHere), ...Object.keys(WITHOUT_APP)].join(' | ');
      throw new Failure(`Say what to do: npm run mf -- ${commands}`);
    }
    const how = `Name a micro-frontend: npm run mf -- ${command}`;
    return commandsHere[command](frontEndHere(requireApp(app, remotes(), how)), values);
  },
  import.meta.url,
  {
    allowPositionals: true,
    options: {
      ...FRONT_END_OPTIONS,
      port: { type: 'string', default: '3002' },
      ...withValue('out', 'dir', 'audience', 'route'),
    },
  },
);
