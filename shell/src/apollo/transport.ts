import type { GraphqlDocument, GraphqlTransport } from '@hausgeist/shell-api/host';
import type { DocumentNode } from 'graphql';
import { createPost, type PostOptions } from './post';
import type { Socket } from './socket';

/** A string, or the object around one that the code generator makes. */
interface Text {
  toString: () => string;
}

const OPERATION = /^\s*(?:query|mutation|subscription)\s+(\w+)/m;

const isTree = (document: GraphqlDocument): document is DocumentNode & GraphqlDocument =>
  typeof document === 'object' && 'kind' in document;

/** An operation's words. Only front ends of before and of other repositories have trees, for which the printer comes. */
async function textOf(document: GraphqlDocument): Promise<string> {
  if (!isTree(document)) return (document as Text).toString();
  const { print } = await import(/* webpackChunkName: 'printer' */ 'graphql');
  return print(document);
}

async function wordsOf(document: GraphqlDocument, variables: object) {
  const query = await textOf(document);
  return { operationName: OPERATION.exec(query)?.[1], query, variables: { ...variables } };
}

/** Queries and mutations over HTTP, subscriptions over the socket. */
export function createTransport(
  socket: Pick<Socket, 'client'>,
  options: PostOptions = {},
): GraphqlTransport {
  const post = createPost(options);
  return {
    async ask({ document, variables, ...wait }) {
      return post(JSON.stringify(await wordsOf(document, variables)), wait);
    },
    follow({ document, variables }, { next, error, complete }) {
      let isOver = false;
      let end: (() => void) | undefined;
      const begin = async () => {
        const words = await wordsOf(document, variables);
        if (isOver) return;
        const sink = { next, error, complete };
        end = socket.client.subscribe<unknown, Record<string, unknown>>(words, sink);
      };
      begin().catch(error);
      return () => {
        isOver = true;
        end?.();
      };
    },
  };
}
