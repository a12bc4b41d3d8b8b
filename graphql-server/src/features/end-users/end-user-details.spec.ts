import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GraphQLEnumType, GraphQLInputObjectType, GraphQLObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSchema } from '../../schema.js';
import { IMPORT_FIELDS } from '../end-user-import/import-fields.js';
import { endUserDetails } from './end-user-details.js';
import { endUserSchema } from './management/end-user-fields.js';
import { endUserResponse } from './management/end-user.responses.js';
import { endUserCreated } from './end-user.webhook-events.js';
import { EndUser } from './end-user.entity.js';

const names = endUserDetails.map(([name]) => name);
let places: Record<string, readonly string[]>;

describe('a detail of a tenant or owner', () => {
  beforeAll(async () => {
    const schema = await createSchema([]);
    const fieldsOf = (type: string) =>
      Object.keys((schema.getType(type) as GraphQLObjectType | GraphQLInputObjectType).getFields());
    const columns = schema.getType('EndUserImportField') as GraphQLEnumType;
    const guide = readFileSync(join(import.meta.dirname, '../../../../docs/webhooks.md'), 'utf8');
    places = {
      'what a form is checked against': Object.keys(endUserSchema.shape),
      'a response of REST': Object.keys(endUserResponse.shape),
      'GraphQL, to be read': fieldsOf('EndUser'),
      'GraphQL, for somebody new': fieldsOf('CreateEndUserInput'),
      'GraphQL, for a change': fieldsOf('UpdateEndUserInput'),
      'columns of an import': IMPORT_FIELDS,
      'columns of an import in GraphQL': columns.getValues().map(({ value }) => value as string),
      'a webhook event': Object.keys(endUserCreated(new EndUser()).data),
      'the guide to webhooks': names.filter((name) => guide.includes(`\`${name}\``)),
    };
  });

  it.each(names)('%s is in every place', (name) => {
    const missing = Object.keys(places).filter((place) => !places[place]?.includes(name));
    expect(missing).toEqual([]);
  });
});
