// Takes the present schema as the one that clients may rely on, and says in schema/CHANGELOG.md what
// that means for them: npm run release:schema
// A change that clients were not told of in time is refused, unless it is meant: -- --breaking
// So is one that breaks a front end that visitors of a server have now: -- --server https://chat.example
import './lib/node-version.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { requireFit } from './lib/matrix.mjs';
import { at } from './lib/paths.mjs';
import { Failure, main } from './lib/process.mjs';
import { say } from './lib/report.mjs';
import { changesBetween, withEntry } from './lib/schema-changelog.mjs';
import { unannouncedChanges, vagueDeprecations, REASON_FORM } from './lib/schema-checks.mjs';

const files = {
  released: at('schema/released.graphql'),
  present: at('schema/schema.graphql'),
  changelog: at('schema/CHANGELOG.md'),
};

await main(
  async ({ values }) => {
    const [released, present, changelog] = Object.values(files).map((file) =>
      readFileSync(file, 'utf8'),
    );
    const today = new Date().toISOString().slice(0, 10);
    const vague = vagueDeprecations(present);
    if (vague.length > 0) throw new Failure(`A reason must read: ${REASON_FORM}`, vague.join('\n'));
    const unannounced = unannouncedChanges(released, present, today);
    if (unannounced.length > 0 && !values.breaking) {
      throw new Failure(
        'Clients were not told of this in time. If it is meant, add "-- --breaking".',
        unannounced.join('\n'),
      );
    }
    if (values.server) await requireFit(values.server);
    else
      say('Front ends were not looked at: --server names the server that visitors have them from.');
    const next = withEntry(changelog, today, changesBetween(released, present));
    if (next === changelog) say('Nothing has changed for clients.');
    else say(`schema/CHANGELOG.md has a new entry for ${today}. Read it, and commit it.`);
    writeFileSync(files.changelog, next);
    writeFileSync(files.released, present);
    return 0;
  },
  import.meta.url,
  {
    options: {
      server: { type: 'string', default: process.env.PUBLIC_URL },
      breaking: { type: 'boolean', default: false },
    },
  },
);
