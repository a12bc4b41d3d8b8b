import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

/** A question to the server. */
export interface Question {
  query: TypedDocumentNode;
  variables: OperationVariables;
}

type Send = (question: Question) => void;

let send: Send | undefined;
let waiting: Question[] = [];

/**
 * Asks what the page that a visit begins with is going to ask, before there is anything to draw it with. When it asks
 * the same for the first time, its answer is on its way or there. Nothing is asked for those who are not signed in.
 */
export function askAhead<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): void {
  const question = { query, variables } as unknown as Question;
  if (send) send(question);
  else waiting.push(question);
}

/** Has questions sent, those that wait and those that come, until the returned function is called. */
export function sendAhead(by: Send): () => void {
  send = by;
  for (const question of waiting) by(question);
  waiting = [];
  return () => {
    send = () => undefined;
  };
}
