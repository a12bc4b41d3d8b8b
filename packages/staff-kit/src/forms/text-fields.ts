import * as z from 'zod/mini';
import type { Words } from './field-names';
import { emailAddress, required } from './rules';

/** Fields that may be left empty. */
export type OptionalOf<Fields extends Words> = {
  [Name in keyof Fields & string]: Fields[Name] extends { isOptional: true } ? Name : never;
}[keyof Fields & string];

/** Fields that have to be filled in; each has a text for when it is not. */
export type RequiredOf<Fields extends Words> = Exclude<keyof Fields & string, OptionalOf<Fields>>;

/** A form's part that is typed as text, made of the list by which the server checks it. */
export function textFields<Fields extends Words>(fields: Fields) {
  type Name = keyof Fields & string;
  type Optional = OptionalOf<Fields>;
  const names = Object.keys(fields) as Name[];
  const isDay = (name: Name) => fields[name]?.isDay === true;
  const isOptional = (name: Name): name is Optional => fields[name]?.isOptional === true;
  const fromAll = <Value>(toValue: (name: Name) => Value, some: readonly Name[] = names) =>
    Object.fromEntries(some.map((name) => [name, toValue(name)]));
  const ruleOf = (name: Name) => {
    if (isOptional(name)) return z.string().check(z.trim());
    if (name === 'email') return emailAddress('required.email', 'emailInvalid');
    return required(`required.${name}`);
  };
  return {
    names,
    isOptional,
    isDay,
    /** The rules by which they are checked; messages are `required.<name>` and `emailInvalid`. */
    rules: fromAll(ruleOf) as Record<Name, ReturnType<typeof ruleOf>>,
    /** What the form starts with. */
    start: (values: Readonly<Record<Name, string | null | undefined>> | undefined) =>
      fromAll((name) => values?.[name] ?? '') as Record<Name, string>,
    /** The optional ones as requests have them: null where nothing was typed. */
    optionalInput: (values: Readonly<Record<Name, string>>) =>
      fromAll((name) => values[name] || null, names.filter(isOptional)) as Record<
        Optional,
        string | null
      >,
  };
}

/** The text fields of a form. */
export interface TextFields {
  names: readonly string[];
  isOptional(name: string): boolean;
  isDay(name: string): boolean;
}
