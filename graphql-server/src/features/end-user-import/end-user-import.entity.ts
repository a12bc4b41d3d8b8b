import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import type { AuditActor } from '../audit/index.js';
import { Company } from '../companies/index.js';
import type { ColumnMapping, ImportProblem } from './import-fields.js';
import type { ImportStatus } from './import-status.js';

/** One file of end users that a company takes in, and how far it has come. */
@Entity()
@Index({ properties: ['company', 'createdAt'] })
export class EndUserImport {
  [OptionalProps]?:
    | 'id'
    | 'status'
    | 'mapping'
    | 'updateExisting'
    | 'byExternalId'
    | 'keepsNumbers'
    | 'unchangedCount'
    | 'sendInvitation'
    | 'processedRows'
    | 'createdCount'
    | 'updatedCount'
    | 'skippedCount'
    | 'problemCount'
    | 'problems'
    | 'requestId'
    | 'address'
    | 'createdAt'
    | 'updatedAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  company!: Rel<Company>;

  @Property({ type: 'text' })
  fileName!: string;

  /** Where the rows lie in the file store. */
  @Property({ type: 'text', hidden: true })
  fileKey!: string;

  @Property({ type: 'text' })
  status: ImportStatus = 'UPLOADED';

  /** Headers of the file, in their order. */
  @Property({ type: 'jsonb' })
  columns!: string[];

  /** Rows below the header. */
  @Property({ type: 'integer' })
  totalRows!: number;

  /** Which column holds which field. */
  @Property({ type: 'jsonb' })
  mapping: ColumnMapping = {};

  /** What becomes of people whom the company already knows: changed, or left alone. */
  @Property({ type: 'boolean' })
  updateExisting: boolean = false;

  /** Whether people are known by their customer number first, by their e-mail address only then. */
  @Property({ type: 'boolean', default: false })
  byExternalId: boolean = false;

  /** Whether numbers of people who are known may not be set, as a key has asked. */
  @Property({ type: 'boolean', default: false })
  keepsNumbers: boolean = false;

  /** Whether new people get a mail with their authentication number. */
  @Property({ type: 'boolean' })
  sendInvitation: boolean = false;

  /** Rows that the present step is done with; the next one to take has this index. */
  @Property({ type: 'integer' })
  processedRows: number = 0;

  @Property({ type: 'integer' })
  createdCount: number = 0;

  @Property({ type: 'integer' })
  updatedCount: number = 0;

  /** People who are as the file has them already. */
  @Property({ type: 'integer', default: 0 })
  unchangedCount: number = 0;

  /** Rows left out: people who are known already, or rows with problems. */
  @Property({ type: 'integer' })
  skippedCount: number = 0;

  /** Rows that cannot be taken as they are. */
  @Property({ type: 'integer' })
  problemCount: number = 0;

  /** The first of their problems. */
  @Property({ type: 'jsonb' })
  problems: ImportProblem[] = [];

  /** The first rows, for the user who assigns the columns; gone once the import has ended. */
  @Property({ type: 'jsonb' })
  sampleRows!: string[][];

  /** The user who uploaded it, and later the one who started it, as they were called then. */
  @Property({ type: 'jsonb', hidden: true })
  actor!: AuditActor;

  /** Where the request that started it came from, for the audit entries of its end. */
  @Property({ type: 'text', hidden: true })
  address: string = '';

  @Property({ type: 'text', hidden: true })
  requestId: string = '';

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}
