import type { FrontEndCardFragment } from '../../gql/graphql';

/** What is to be done to a front end. */
export type FrontEndAction =
  | { kind: 'activate' | 'try' | 'errors'; frontEnd: FrontEndCardFragment; version: string }
  | { kind: 'rollBack' | 'retire' | 'endTrial' | 'openLocal'; frontEnd: FrontEndCardFragment };
