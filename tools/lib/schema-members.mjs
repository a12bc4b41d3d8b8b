// Everything that clients can name in a schema.
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql';

const withFields = (type) => isInputObjectType(type) || isObjectType(type) || isInterfaceType(type);

/**
 * Types, fields, arguments and values by name: `Type`, `Type.field`, `Type.field(argument)`,
 * `Enum.VALUE`. Each with what it is, the type that it is part of, and the type that it has.
 */
export function membersOf(text) {
  const members = new Map();
  for (const type of Object.values(buildSchema(text).getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    members.set(type.name, { element: type });
    const add = (name, element) =>
      members.set(name, { element, of: type.name, type: named(element) });
    if (isEnumType(type)) {
      for (const value of type.getValues()) add(`${type.name}.${value.name}`, value);
    }
    if (isUnionType(type)) {
      for (const one of type.getTypes()) add(`${type.name} | ${one.name}`, { type: one });
    }
    if (!withFields(type)) continue;
    for (const field of Object.values(type.getFields())) {
      add(`${type.name}.${field.name}`, field);
      for (const arg of field.args ?? []) add(`${type.name}.${field.name}(${arg.name})`, arg);
    }
  }
  return members;
}

/** @param {{ type?: import('graphql').GraphQLType }} member */
const named = ({ type }) => type && getNamedType(type).name;
