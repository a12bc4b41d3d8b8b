import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { RefusalParams, ToldRefusal } from '../errors/index.js';

const reasons: Record<string, string> = {};
const descriptions: Record<string, { description: string }> = {};

/** Puts the reasons of all features into the enum; called before the schema is built from it. */
export function declareReasons(texts: Readonly<Record<string, string>>): void {
  for (const [reason, description] of Object.entries(texts)) {
    reasons[reason] = reason;
    descriptions[reason] = { description };
  }
}

registerEnumType(reasons, {
  name: 'RefusalReason',
  description:
    'Why something is refused: `extensions.reason` of errors and `reason` of their fields. The descriptions are the texts; names in braces are keys of `params`. More can be added at any time.',
  valuesConfig: descriptions,
});

@ObjectType('Refusal', { description: 'Why something failed, told to people and programs.' })
export class RefusalType {
  @Field(() => reasons, { description: 'Why, as a name that does not change.' })
  reason!: string;

  @Field(() => GraphQLJSONObject, {
    description: 'What the text of the reason has in place of its names: texts and numbers.',
  })
  params!: RefusalParams;

  @Field({ description: 'The text in English, or what tenants are told in German.' })
  message!: string;
}

/** A stored refusal for clients; nothing for what was stored before there were reasons. */
export function presentRefusal(
  told: Partial<ToldRefusal> | null | undefined,
  message: string | null | undefined,
): RefusalType | null {
  const { reason, params = {} } = told ?? {};
  if (reason === undefined || !(reason in reasons)) return null;
  return { reason, params, message: message ?? '' };
}
