import { Field } from 'type-graphql';

interface Described {
  description: string;
  inputDescription: string;
  isOptional?: boolean;
}

/** A class that gets its fields by {@link addFields}; who extends it says which, for the compiler. */
// oxlint-disable-next-line typescript/no-extraneous-class
export class WithFields {}

/** Gives an object or input type the fields that are described elsewhere; texts if not said otherwise. */
export function addFields(
  { prototype }: { prototype: object },
  fields: readonly (readonly [string, Described])[],
  describe: 'description' | 'inputDescription',
  types: Readonly<Record<string, object>> = {},
): void {
  for (const [name, field] of fields) {
    const options = { nullable: field.isOptional ?? false, description: field[describe] };
    Field(() => types[name] ?? String, options)(prototype, name);
  }
}
