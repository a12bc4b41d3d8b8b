import { type Question, sendAhead } from '@hausgeist/shell-api/host';

interface Named {
  name?: { value: string };
}

/** What is asked ahead by `ask`: the name of the question, and its variables as they are compared. */
export function askedAhead(ask: () => void): { name: string; variables: string } {
  const questions: Question[] = [];
  sendAhead((question) => questions.push(question));
  ask();
  const [question] = questions;
  if (!question || questions.length > 1) throw new Error('One question was to be asked.');
  const [operation] = question.query.definitions as readonly Named[];
  return {
    name: operation?.name?.value ?? '',
    variables: JSON.stringify(question.variables),
  };
}
