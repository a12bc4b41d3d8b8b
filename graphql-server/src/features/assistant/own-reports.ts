import type { Logger } from '../../platform/telemetry/index.js';
import type { AnswerRequest, FindReports } from './assistant-contract.js';
import type { UnderstoodMessage } from './understand-message.js';
import { asksWhenRepaired } from './understanding/index.js';

/** Questions that the person's own reports may answer: how far a repair is, and when a craftsman comes. */
const ASKS_FOR_REPORTS: ReadonlySet<UnderstoodMessage['intent']> = new Set(['progress', 'visit']);

interface Dependencies {
  log: Logger;
  /** Nothing is told of a person's own reports if missing. */
  reports?: FindReports;
}

/** Where the person's own reports stand, if that is what they ask for; none if it cannot be told. */
export async function ownReports(
  { log, reports }: Dependencies,
  { company, personId }: Pick<AnswerRequest, 'company' | 'personId'>,
  { intent, asked, language, danger }: UnderstoodMessage,
): Promise<string[]> {
  const isAsked = ASKS_FOR_REPORTS.has(intent) || (!intent && !danger && asksWhenRepaired(asked));
  if (!isAsked || !reports || !personId) return [];
  try {
    return await reports({ companyId: company.id, endUserId: personId }, language);
  } catch (error) {
    log.error({ err: error }, 'the states of reports could not be read');
    return [];
  }
}
