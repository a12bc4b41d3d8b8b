// What can be said about schema/schema.graphql by reading it.
import {
  buildSchema,
  findBreakingChanges,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';

/** Names of everything in a schema that lacks a description. */
export function undescribed(text) {
  const missing = [];
  const check = (name, { description }) => {
    if (!description?.trim()) missing.push(name);
  };
  for (const type of Object.values(buildSchema(text).getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    check(type.name, type);
    if (isEnumType(type)) {
      for (const value of type.getValues()) check(`${type.name}.${value.name}`, value);
    }
    if (isInputObjectType(type) || isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        check(`${type.name}.${field.name}`, field);
        for (const arg of field.args ?? []) check(`${type.name}.${field.name}(${arg.name})`, arg);
      }
    }
  }
  return missing;
}

/** Sentences about what clients of the released schema lose with the present one. */
export const breakingChanges = (released, present) =>
  findBreakingChanges(buildSchema(released), buildSchema(present)).map(
    ({ description }) => description,
  );
