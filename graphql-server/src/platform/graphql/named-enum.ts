import { constantOf } from '@hausgeist/schema';
import { registerEnumType } from 'type-graphql';

/** What GraphQL calls a name, which may be a constant already. */
const valueOf = (name: string): string => (name === name.toUpperCase() ? name : constantOf(name));

/**
 * Makes an enum of names that REST bodies, webhooks and the database spell in their own way:
 * `END_USER` in GraphQL is `endUser` everywhere else. The texts are the descriptions of the values.
 */
export function namedEnum<Name extends string>(
  name: string,
  description: string,
  texts: Readonly<Record<Name, string>>,
): Record<string, Name> {
  const names = Object.keys(texts) as Name[];
  const values = Object.fromEntries(names.map((value) => [valueOf(value), value]));
  registerEnumType(values, {
    ...{ name, description },
    valuesConfig: Object.fromEntries(
      names.map((value) => [valueOf(value), { description: texts[value] }]),
    ),
  });
  return values;
}
