import { figureStatements } from '../analytics/fill.ts';
import {
  A_BUILDING,
  type BuildingAnswer,
  DASHBOARD,
  type FiguresAnswer,
  OF_ALL,
  OF_COMPANY,
} from '../analytics/operations.ts';
import { type Read, timesOf } from '../day/request-times.ts';
import { Site } from '../day/site.ts';
import { type Benchmark, milliseconds, progress } from '../harness/report.ts';
import { median, quantile } from '../harness/statistics.ts';
import { TemporaryFolder } from '../harness/temporary-folder.ts';
import { Colleague } from '../inbox/colleague.ts';
import { AMOUNTS } from '../inbox/fill.ts';
import { Provider } from '../provider/provider.ts';

const ROUNDS = 20;
const DAY_MS = 86_400_000;

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);

/** The longest period that can be asked for. */
const YEAR = { period: 'OWN', from: day(366), to: day(1) };

const of = (name: string, variables: object): Read => ({ name, query: OF_COMPANY, variables });

function readsOf(buildingId: string | undefined): Read[] {
  const periods = ['TODAY', 'LAST_7_DAYS', 'LAST_30_DAYS', 'LAST_90_DAYS'];
  return [
    ...periods.map((period) => of(period, { period })),
    of('366 days', YEAR),
    of('one of 60 buildings, LAST_30_DAYS', { period: 'LAST_30_DAYS', buildingId }),
    of('one of 60 buildings, LAST_90_DAYS', { period: 'LAST_90_DAYS', buildingId }),
    of('one of 60 buildings, 366 days', { ...YEAR, buildingId }),
    { name: 'the overview of the day', query: DASHBOARD },
  ];
}

const ofAll = (name: string, variables: object): Read => ({
  ...{ name: `all companies, ${name}`, query: OF_ALL, variables },
});

const conversationsOf = ({ analytics, allAnalytics, companyDashboard }: FiguresAnswer) =>
  (analytics ?? allAnalytics?.total ?? companyDashboard?.today)?.now.conversations;

/** How quick the figures of a company with years of conversations are. */
export const benchmark: Benchmark = {
  title: 'figures over a long history, with those of the period before, on PostgreSQL',
  async measure() {
    await using provider = await Provider.start();
    using folder = new TemporaryFolder();
    progress('filling the database');
    const fill = figureStatements();
    await using site = await Site.open(folder.path, provider, { processes: 1, fill });
    const colleague = await Colleague.signIn(site.urlFor(0));
    const { buildings } = await colleague.graphql<BuildingAnswer>(A_BUILDING);
    const asked = [
      ...readsOf(buildings.edges[0]?.node.id).map((read) => ({ asker: colleague, read })),
      ...[ofAll('LAST_30_DAYS', { period: 'LAST_30_DAYS' }), ofAll('366 days', YEAR)].map(
        (read) => ({ asker: site.administrator, read }),
      ),
    ];
    const rows: string[][] = [];
    for (const { asker, read } of asked) {
      progress(read.name);
      const round = { ...read, rounds: ROUNDS };
      const { times, answer } = await timesOf(site, asker, round);
      rows.push([
        read.name,
        String(conversationsOf(answer as FiguresAnswer) ?? '-'),
        ...[median(times), quantile(times, 0.95), Math.max(...times)].map(milliseconds),
      ]);
    }
    return {
      tables: [
        {
          heading: 'Milliseconds a request',
          columns: ['', 'conversations', 'median', 'p95', 'slowest'],
          rows,
        },
      ],
      notes: [
        `${AMOUNTS.conversations} conversations in 694 days, ${AMOUNTS.messages} messages and ${AMOUNTS.homes} homes in 60 buildings at one company; 200,000 mails.`,
        'One request after the other, as the portal asks, over HTTP on this machine. Conversations are those of the period itself; as many of the one before are read with them.',
      ],
    };
  },
};
