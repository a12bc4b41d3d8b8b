/** The kinds of fact that questions ask for. */
export type FactKind =
  | 'payer'
  | 'doer'
  | 'cost'
  | 'often'
  | 'period'
  | 'deadline'
  | 'duration'
  | 'when'
  | 'whom'
  | 'where'
  | 'need'
  | 'permission'
  | 'duty'
  | 'how'
  | 'quantity'
  | 'repair'
  | 'otherwise'
  | 'risk';

/** How a kind of fact is asked for, and how a passage states it. */
export interface CueRule {
  kind: FactKind;
  asked: RegExp;
  answered: RegExp;
  /** Speaks of such a fact without stating it. */
  hinted?: RegExp;
}
