/** A word in both languages of the overview. */
export type Words = readonly [de: string, en: string];

/** Whose data are put together, and by what they are found. */
export interface ExportTarget {
  companyId: string;
  companyName: string;
  personId: string;
  name: string;
  email: string;
  /** A regular expression of PostgreSQL for name and address as JSON writes them. */
  namesInJson: string;
  /** Ids of the person, their conversations and cases, as an array of PostgreSQL. */
  ids: string;
}

/** One kind of things that a package holds, read in pages by the id of its rows. */
export interface ExportKind {
  /** Name of its file, without the ending. */
  name: string;
  title: Words;
  /** Rows of one piece. */
  piece?: number;
  /** Columns `id` and those of `fields`; what is not in `fields` is left out of the package. */
  sql: string;
  values: (target: ExportTarget) => unknown[];
  fields: Readonly<Record<string, Words>>;
  /** Fields of the rows within a row, by the name of the field that holds them. */
  nested?: Readonly<Record<string, Readonly<Record<string, Words>>>>;
}

/** A stored file that goes along: where it is, and what it is called in the package. */
export interface ExportFile {
  key: string;
  name: string;
  size: number;
}

export const AT: Words = ['Zeitpunkt', 'When'];
export const CREATED: Words = ['Angelegt', 'Created'];
export const NAME: Words = ['Name', 'Name'];
export const TEXT: Words = ['Text', 'Text'];
export const STATE: Words = ['Stand', 'State'];
export const KIND: Words = ['Art', 'Kind'];
export const ID: Words = ['Kennung', 'Id'];

/** Company and person, as most statements want them. */
export const own = ({ companyId, personId }: ExportTarget): unknown[] => [companyId, personId];
