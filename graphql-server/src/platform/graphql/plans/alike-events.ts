import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';
import type { TakeEvents } from '../../events/index.js';
import type { GraphqlContext } from '../graphql-context.js';
import { dataOf, type Prepared, type RootField } from './prepared.js';

type Present = (event: object) => unknown;

/**
 * Declares that an event of a subscription is the same for all its followers: `present` makes it from the event
 * alone, without the follower and the arguments. The server then makes and writes it once for all of them.
 */
export const AlikeForAll = (present: (event: never) => unknown) =>
  Extensions({ presentAlike: present });

const presentOf = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>) =>
  extensions['presentAlike'] as Present | undefined;

/** What was written of an event, by the fields that an operation asks for. */
const written = new WeakMap<object, WeakMap<readonly RootField[], string>>();

/**
 * Hands results of events, written as JSON, to `tell`; nothing where they are not alike for all. Events that
 * graphql has to carry out, and those that `tell` does not take, go the usual way.
 */
export function takeAlike(
  prepared: Prepared,
  context: GraphqlContext,
  tell: TakeEvents<string>,
): TakeEvents<unknown> | undefined {
  const [field, ...others] = prepared.fields;
  const present = field && presentOf(field.field);
  if (!present || others.length > 0) return undefined;
  const write = (event: object): string => {
    const outcome = { status: 'fulfilled' as const, value: present(event) };
    const data = dataOf(prepared.fields, [outcome], context, prepared.fields.map(prepared.infoOf));
    return JSON.stringify({ data });
  };
  return (events) => {
    const texts = prepared.isGivenUp() ? undefined : textsOf(events, prepared.fields, write);
    return texts !== undefined && tell(texts);
  };
}

function textsOf(
  events: readonly unknown[],
  fields: readonly RootField[],
  write: (event: object) => string,
): string[] | undefined {
  try {
    return events.map((event) => textOf(event as object, fields, write));
  } catch {
    // What is wrong shows on the usual way.
    return undefined;
  }
}

function textOf(
  event: object,
  fields: readonly RootField[],
  write: (event: object) => string,
): string {
  let texts = written.get(event);
  if (!texts) written.set(event, (texts = new WeakMap()));
  let text = texts.get(fields);
  if (text === undefined) texts.set(fields, (text = write(event)));
  return text;
}
