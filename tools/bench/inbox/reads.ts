import { type Read, timesOf } from '../day/request-times.ts';
import type { Site } from '../day/site.ts';
import { milliseconds, progress } from '../harness/report.ts';
import { median, quantile } from '../harness/statistics.ts';
import type { Colleague } from './colleague.ts';
import { SEARCHES } from './fill.ts';
import { CONVERSATION, COUNTS, LIST, type ListAnswer } from './operations.ts';

const PAGE = 30;
const ROUNDS = 30;

const list = (name: string, variables: object): Read => ({
  name,
  query: LIST,
  variables: { first: PAGE, ...variables },
});

/** What a person at the inbox looks at, one after the other. */
export async function measureReads(site: Site, colleague: Colleague) {
  const rows: string[][] = [];
  for (const read of await readsOf(colleague)) {
    progress(read.name);
    rows.push(await measure(site, colleague, read));
  }
  return {
    heading: 'Milliseconds a request, and SQL statements that it causes',
    columns: ['', 'entries', 'median', 'p95', 'slowest', 'statements, fewest'],
    rows,
  };
}

async function readsOf(colleague: Colleague): Promise<Read[]> {
  const first = await colleague.graphql<ListAnswer>(LIST, { first: PAGE });
  const { edges, pageInfo } = first.inboxConversations;
  return [
    list('first page', {}),
    list('second page', { after: pageInfo.endCursor }),
    ...['UNASSIGNED', 'WAITING', 'EMERGENCY', 'UNANSWERED', 'ARCHIVED'].map((view) =>
      list(`view ${view}`, { filter: { view } }),
    ),
    list('of a category', { filter: { category: 'Miete' } }),
    ...SEARCHES.map(({ word, everyMessage }) =>
      list(`search ${word}, in one of ${everyMessage}`, { filter: { search: word } }),
    ),
    list('search for a part, ollla', { filter: { search: 'ollla' } }),
    list('search for two words', { filter: { search: 'Wasserschaden Techniker' } }),
    list('search for a person', { filter: { search: 'Öztürk 2' } }),
    list('search for what is not there', { filter: { search: 'Zeppelin' } }),
    list('search among the archived', { filter: { search: 'Rollladen', view: 'ARCHIVED' } }),
    { name: 'counts of all views', query: COUNTS },
    { name: 'one conversation', query: CONVERSATION, variables: { id: edges[0]?.node.id } },
  ];
}

async function measure(site: Site, colleague: Colleague, read: Read): Promise<string[]> {
  const asked = { ...read, rounds: ROUNDS };
  const { times, statements, answer } = await timesOf(site, colleague, asked);
  const entries = (answer as Partial<ListAnswer>).inboxConversations?.edges.length;
  return [
    read.name,
    entries === undefined ? '-' : String(entries),
    ...[median(times), quantile(times, 0.95), Math.max(...times)].map(milliseconds),
    String(Math.min(...statements)),
  ];
}
