#!/usr/bin/env node
// Commands of a micro-frontend that lives in a repository of its own:
//   hausgeist-front-end dev [--server http://localhost:4000] [--port 4100]
//   hausgeist-front-end check | publish | promote | end-trial [--server …]
//   hausgeist-front-end release [--server …] [--percent 10] [--origin https://chat.team.example] [--rollback | --activate <version> | --list]
//   hausgeist-front-end release --new-key <file>
//   hausgeist-front-end release --unchecked        to all, although no account opens the pages behind the sign-in
// RELEASE_TOKEN and RELEASE_KEY_FILE (or --key) are asked for by what changes the server; CHECK_EMAIL and
// CHECK_PASSWORD open the pages behind a sign-in.
import { Failure, main } from '../lib/process.mjs';
import { FRONT_END_COMMANDS, makeKey, release, RELEASE_OPTIONS } from '../lib/release-commands.mjs';
import { develop } from './dev.mjs';
import { ownFrontEnd } from './own-front-end.mjs';

const COMMANDS = { ...FRONT_END_COMMANDS, release, dev: develop };

await main(
  async ({ values, positionals }) => {
    if (values['new-key']) return makeKey(values['new-key'], ownFrontEnd().name);
    const [command] = positionals;
    if (!Object.hasOwn(COMMANDS, command ?? '')) {
      const commands = Object.keys(COMMANDS).join(' | ');
      throw new Failure(`Say what to do: hausgeist-front-end ${commands}`);
    }
    return COMMANDS[command](ownFrontEnd(), values);
  },
  import.meta.url,
  {
    allowPositionals: true,
    options: { ...RELEASE_OPTIONS, port: { type: 'string', default: '4100' } },
  },
);
