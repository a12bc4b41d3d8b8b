import { expect, it } from 'vitest';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { MikroORM, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { databaseSchema } from '../../database-schema.js';
import { NAMING_TABLES } from './named-files.js';

it('knows every column that names stored files', async () => {
  const orm = await MikroORM.init({
    entities: databaseSchema.entities,
    driver: PostgreSqlDriver,
    metadataProvider: ReflectMetadataProvider,
    dbName: 'none',
  });
  const named = [...orm.getMetadata().getAll().values()].flatMap(({ tableName, props }) =>
    props
      .filter(({ name }) => /(?:file|storage|logo)Key$/i.test(name))
      .map(({ name }) => `${tableName}.${name}`),
  );
  const known = NAMING_TABLES.flatMap(({ table, properties }) =>
    properties.map((property) => `${table}.${property}`),
  );
  expect(known).toEqual(expect.arrayContaining(named));
  // Objects name files too; these two do, and are covered.
  expect(known.filter((name) => !named.includes(name))).toEqual([
    'mail.attachments',
    'release.description',
  ]);
});
