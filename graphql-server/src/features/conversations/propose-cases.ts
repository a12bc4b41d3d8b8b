import { type CaseProposal, caseProposals } from '../../platform/ai/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { loadSummary } from './summary-source.js';
import { turnsOf } from './summary-turns.js';

/** The matters of a conversation that a case can be made of, the most pressing first. */
export async function proposeCases(
  em: EntityManager,
  conversationId: string,
): Promise<CaseProposal[]> {
  const { views, cases } = await loadSummary(em, conversationId);
  return caseProposals({ turns: turnsOf(views), cases });
}
