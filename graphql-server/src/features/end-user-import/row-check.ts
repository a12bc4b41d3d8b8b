import { fieldErrorsOf } from '../../platform/input/index.js';
import {
  type EndUserFields,
  endUserSchemaOf,
  FEWEST_DIGITS,
  wrongDigits,
} from '../end-users/index.js';
import { endUserImportReasons } from './end-user-import.reasons.js';
import type { ColumnMapping, ImportField, ImportProblem } from './import-fields.js';
import { wholeAddress } from './whole-address.js';
import type { TableRow } from './table/parse-table.js';

/** A person as a row has them. */
export interface ImportedPerson extends EndUserFields {
  /** Whether the row says what they are; without it, new people become tenants, and known ones stay what they are. */
  isTypeNamed: boolean;
}

/** A row that can be taken, or what is wrong with it. */
export type CheckedRow =
  | { row: number; person: ImportedPerson; problems?: undefined }
  | { row: number; person?: undefined; problems: ImportProblem[] };

/** Characters of a name and of a wrong value that are told. */
const MAX_TOLD = 100;

/** Types as German lists call them. */
const TYPES: Record<string, string> = {
  mieter: 'Tenant',
  mieterin: 'Tenant',
  bewohner: 'Tenant',
  eigentümer: 'Owner',
  eigentümerin: 'Owner',
  eigentuemer: 'Owner',
};

/** What may come once in a file. */
const UNIQUE = [
  ['email', endUserImportReasons.ROW_HAS_EMAIL_ALREADY],
  ['externalId', endUserImportReasons.ROW_HAS_EXTERNAL_ID_ALREADY],
] as const;

/**
 * Words where lists hold a number, such as "see file". A form takes them, as who types there sees what they write; a
 * dash for a person without a telephone is taken here too.
 */
const isRemark = (phone: string) => /\p{L}/u.test(phone) && phone.replaceAll(/\D/g, '').length < 3;

/** Looks at the rows of one file in their order, as each address and customer number may come once. */
export class RowCheck {
  readonly #columns: [ImportField, number][];
  readonly #rowBy = { email: new Map<string, number>(), externalId: new Map<string, number>() };

  readonly #schema: ReturnType<typeof endUserSchemaOf>;

  /** `digits` are those of numbers at the company. */
  constructor(mapping: ColumnMapping, digits: number) {
    // Numbers that were given before the company chose longer ones may be in its own files.
    this.#schema = endUserSchemaOf(FEWEST_DIGITS, digits, wrongDigits(digits));
    this.#columns = Object.entries(mapping) as [ImportField, number][];
  }

  /** Holds a row against the rules of the form for one person. */
  check([row, ...cells]: TableRow): CheckedRow {
    const input: Record<string, string> = {};
    for (const [field, column] of this.#columns) input[field] = cells[column] ?? '';
    input['address'] = wholeAddress(input);
    if (input['type']) input['type'] = TYPES[input['type'].toLowerCase()] ?? input['type'];
    const problem = (
      field: ImportField,
      why: Pick<ImportProblem, 'message' | 'reason' | 'params'>,
    ) => ({
      ...{ row, field, name: told(nameIn(input)), value: told(input[field] ?? '') },
      ...why,
    });
    const parsed = this.#schema.safeParse(input);
    if (!parsed.success) {
      const errors = fieldErrorsOf(parsed.error);
      return {
        row,
        problems: errors.map(({ field, ...why }) => problem(field as ImportField, why)),
      };
    }
    const problems: ImportProblem[] = UNIQUE.flatMap(([field, refuse]) => {
      const earlier = this.#rowBy[field].get(parsed.data[field] ?? '');
      if (earlier === undefined) return [];
      const refusal = refuse({ row: earlier });
      return problem(field, { message: refusal.message, ...refusal.told });
    });
    if (isRemark(parsed.data.phone)) {
      const refusal = endUserImportReasons.ROW_HAS_NO_PHONE;
      problems.unshift(problem('phone', { message: refusal.message, ...refusal.told }));
    }
    if (problems.length > 0) return { row, problems };
    for (const [field] of UNIQUE) {
      const value = parsed.data[field];
      if (value) this.#rowBy[field].set(value, row);
    }
    const isTypeNamed = Boolean(input['type']?.trim());
    return { row, person: { ...parsed.data, isTypeNamed } };
  }
}

export const told = (text: string) => text.slice(0, MAX_TOLD).toWellFormed();

export const nameIn = ({
  firstName = '',
  lastName = '',
}: {
  firstName?: string;
  lastName?: string;
}) => `${firstName} ${lastName}`.trim();
