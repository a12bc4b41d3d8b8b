import { readFileSync } from 'node:fs';
import { POSSIBLE_TYPES } from '@hausgeist/shell-api/host';
import { buildSchema, isAbstractType } from 'graphql';
import { expect, it } from 'vitest';

const schema = buildSchema(
  readFileSync(`${import.meta.dirname}/../../../schema/schema.graphql`, 'utf8'),
);

it.each(Object.entries(POSSIBLE_TYPES))(
  'types that the cache of a page knows fit the schema: %s',
  (name, types) => {
    const type = schema.getType(name);
    if (!isAbstractType(type)) throw new Error(`${name} is neither an interface nor a union.`);
    expect(types.toSorted()).toEqual(
      schema
        .getPossibleTypes(type)
        .map((possible) => possible.name)
        .toSorted(),
    );
  },
);
