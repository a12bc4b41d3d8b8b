import { createContext, type ReactNode } from 'react';
import type { ChatMessageFragment } from '../../gql/graphql';

/** What stands below a complete answer besides its own; nothing where answers are only read. */
export const AnswerExtra = createContext<(answer: ChatMessageFragment) => ReactNode>(() => null);
