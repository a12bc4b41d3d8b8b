import { OptionalProps, type Rel } from '@mikro-orm/core';
import {
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import type { ToldRefusal } from '../../../platform/errors/index.js';
import { Company } from '../../companies/index.js';
import type { EmbeddingCalibration } from '../embedding/calibration.js';

/** PENDING while use cases are being made ready; ERROR leaves the version before it answering. */
export type PromptFileStatus = 'PENDING' | 'PROCESSED' | 'ERROR';

/**
 * Where a version came from: uploaded and live at once, published from the draft, an old version
 * published again, or made ready anew by the server itself.
 */
export type PromptFileOrigin = 'UPLOAD' | 'DRAFT' | 'RESTORED' | 'RENEWAL';

/** Vectors of all passages by one model. */
export interface VectorSet {
  id: string;
  model: string;
  dimensions: number;
  calibration: EmbeddingCalibration;
}

/** One version of the file of use cases that a company's assistant answers from. */
@Entity()
@Unique({ properties: ['company', 'version'] })
@Unique({ properties: ['company', 'id'] })
@Index({
  name: 'prompt_file_one_active_index',
  expression:
    'create unique index "prompt_file_one_active_index" on "prompt_file" ("company_id") where "active"',
})
export class PromptFile {
  [OptionalProps]?:
    | 'id'
    | 'status'
    | 'active'
    | 'vectorCount'
    | 'passageCount'
    | 'uploadedAt'
    | 'lexicalVersion'
    | 'wordingRevision'
    | 'origin';

  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @ManyToOne(() => Company, { deleteRule: 'cascade' })
  company!: Rel<Company>;

  /** Counts the uploads of the company. */
  @Property({ type: 'integer' })
  version!: number;

  @Property({ type: 'text' })
  fileName!: string;

  @Property({ type: 'timestamptz' })
  uploadedAt: Date = new Date();

  @Property({ type: 'text' })
  status: PromptFileStatus = 'PENDING';

  /** Why it could not be processed, fit for the person who uploaded it. */
  @Property({ type: 'text', nullable: true })
  error?: string | null;

  /** The reason of `error`; missing where it was stored before there were reasons. */
  @Property({ type: 'jsonb', nullable: true })
  refusal?: ToldRefusal | null;

  @Property({ type: 'text', default: 'UPLOAD' })
  origin: PromptFileOrigin = 'UPLOAD';

  /** Who published it, by the name of that time. */
  @Property({ type: 'text', nullable: true })
  publishedBy?: string | null;

  /** What the person who published it says of it. */
  @Property({ type: 'text', nullable: true })
  note?: string | null;

  /** Whether questions are answered from this version; true for at most one of a company. */
  @Property({ type: 'boolean' })
  active: boolean = false;

  /** The whole text as uploaded, so that a better splitter or index can be applied later. */
  @Property({ type: 'text', lazy: true })
  content!: string;

  /** Number of use cases that can be found. */
  @Property({ type: 'integer' })
  vectorCount: number = 0;

  @Property({ type: 'integer' })
  passageCount: number = 0;

  /** Which form of the lexical index its chunks have; see `LEXICAL_VERSION`. */
  @Property({ type: 'integer' })
  lexicalVersion: number = 0;

  /** The inverted index over its chunks; see `PackedIndex`. */
  @Property({ type: 'blob', lazy: true, nullable: true })
  lexicalIndex?: Buffer | null;

  /** Grows with every change of the accepted wordings, so that those who search notice. */
  @Property({ type: 'integer' })
  wordingRevision: number = 0;

  /** Model of all its embeddings; null while it has none or they are being replaced. */
  @Property({ type: 'text', nullable: true })
  embeddingModel?: string | null;

  @Property({ type: 'integer', nullable: true })
  embeddingDimensions?: number | null;

  /** The set of vectors that answers. */
  @Property({ type: 'uuid', nullable: true })
  vectorSetId?: string | null;

  /** The set that is being filled, to take the place of the one that answers. */
  @Property({ type: 'jsonb', lazy: true, nullable: true })
  nextVectors?: VectorSet | null;

  /** How far the model can be trusted; see the calibration. */
  @Property({ type: 'jsonb', nullable: true })
  embeddingCalibration?: EmbeddingCalibration | null;
}
