import { type CaseProposal, caseProposals } from '../../platform/ai/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import type { Urgency } from '../assistant/index.js';
import { loadSummary } from './summary-source.js';
import { turnsOf } from './summary-turns.js';

/** A matter of a conversation that a case can be made of. */
type ProposedCase = Omit<CaseProposal, 'urgency'> & { urgency: Urgency };

const URGENCIES = { normal: 'NORMAL', high: 'HIGH', emergency: 'EMERGENCY' } as const;

/** The matters of a conversation that a case can be made of, the most pressing first. */
export async function proposeCases(
  em: EntityManager,
  conversationId: string,
): Promise<ProposedCase[]> {
  const { views, cases } = await loadSummary(em, conversationId);
  return caseProposals({ turns: turnsOf(views), cases }).map((proposal) => ({
    ...proposal,
    urgency: URGENCIES[proposal.urgency],
  }));
}
