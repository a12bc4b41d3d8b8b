import { Site } from '../day/site.ts';
import type { Benchmark } from '../harness/report.ts';
import { progress } from '../harness/report.ts';
import { TemporaryFolder } from '../harness/temporary-folder.ts';
import { Colleague } from '../inbox/colleague.ts';
import { AMOUNTS, fillStatements } from '../inbox/fill.ts';
import { measureLive } from '../inbox/live.ts';
import { measureReads } from '../inbox/reads.ts';
import { Provider } from '../provider/provider.ts';

/** How quick the inbox of a company with years of conversations is. */
export const benchmark: Benchmark = {
  title: 'the inbox of a company with a long history, on PostgreSQL and Valkey',
  async measure({ minutes }) {
    await using provider = await Provider.start();
    using folder = new TemporaryFolder();
    progress('filling the database');
    const fill = fillStatements();
    await using site = await Site.open(folder.path, provider, { processes: 2, fill });
    const colleague = await Colleague.signIn(site.urlFor(0));
    const reads = await measureReads(site, colleague);
    progress('following the inbox');
    const live = await measureLive(site, minutes * 60_000);
    return {
      tables: [reads, live],
      notes: [
        `${AMOUNTS.conversations} conversations, ${AMOUNTS.messages} messages and ${AMOUNTS.homes} homes at one company; two servers.`,
        'Pages of 30 as the portal asks for them, one request after the other, over HTTP on this machine. Statements include those that find out who asks.',
        'A question counts from the moment that the tenant sends it; each person asks every 20 s for `--minutes`. Half of the tenants are at each server.',
      ],
    };
  },
};
