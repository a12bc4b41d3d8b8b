import type { RetentionQuery } from '../../gql/graphql';

/** How long one class is kept. */
export type RetentionTime = RetentionQuery['retention'][number];
