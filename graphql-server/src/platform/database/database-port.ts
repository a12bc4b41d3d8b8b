import type { AnyEntity, EntityClass } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import type { AbstractSqlDriver, BasePostgreSqlEntityManager, SqlMikroORM } from '@mikro-orm/sql';
import type { ConstructorOptions } from 'pg-boss';
import type { Bulk } from './bulk.js';

/** Unit of work and queries; the same on both databases. */
export type EntityManager = BasePostgreSqlEntityManager<AbstractSqlDriver>;

/** The MikroORM instance; the same type for both databases. */
export type Orm = SqlMikroORM<AbstractSqlDriver, EntityManager>;

/** What the connections of a pool do, and how many callers wait for one. */
export interface ConnectionLoad {
  busy: number;
  idle: number;
  waiting: number;
}

/** What the rest of the server knows of its database. */
export interface Database {
  orm: Orm;
  /** How the job library reaches the same database. */
  jobStore: ConstructorOptions;
  /** True when no other process can be using the data, so jobs left active are orphans. */
  exclusive: boolean;
  /**
   * Runs work while no other process does so at this database: changes of the schema and what a first
   * start creates. Not to be nested.
   */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** What its connections do; nothing where there are none. */
  connections(): ConnectionLoad | undefined;
  /** Reads and writes whole tables. */
  bulk: Bulk;
  /** A number that grows whenever one of our connections has done something. */
  progress(): number;
  /** Whether the server answers on a connection of its own, beside all of ours. */
  answersElsewhere(): Promise<boolean>;
  /** Rejects when the disk that this process keeps the data on is full. */
  checkRoom(): Promise<void>;
  /** Cheap round trip; rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Everything the schema consists of; passed in so that the platform knows no feature. */
export interface DatabaseSchema {
  entities: EntityClass<AnyEntity>[];
  migrations: { name: string; class: new (...args: never[]) => Migration }[];
  /** Writes into a folder what a new embedded database begins with; one is made from nothing if missing. */
  template?: ((folder: string) => void | Promise<void>) | undefined;
  /** Keep nothing: in memory, or in a folder that is lent; used by tests. */
  inMemory?: boolean;
  /** Lends the folder of a database that is there already. */
  lend?: () => LentFolder;
}

/** A folder with a database, for one who keeps nothing. */
export interface LentFolder {
  path: string;
  giveBack(): void;
}
