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

/** A row that can be taken, or what is wrong with it. */
export type CheckedRow =
  | { row: number; person: EndUserFields; problems?: undefined }
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

/** Looks at the rows of one file in their order, as each address may come once. */
export class RowCheck {
  readonly #columns: [ImportField, number][];
  readonly #rowByEmail = new Map<string, number>();

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
    const { email } = parsed.data;
    const earlier = this.#rowByEmail.get(email);
    if (earlier !== undefined) {
      const refusal = endUserImportReasons.ROW_HAS_EMAIL_ALREADY({ row: earlier });
      return { row, problems: [problem('email', { message: refusal.message, ...refusal.told })] };
    }
    this.#rowByEmail.set(email, row);
    return { row, person: parsed.data };
  }
}

const told = (text: string) => text.slice(0, MAX_TOLD).toWellFormed();

const nameIn = ({ firstName = '', lastName = '' }: Record<string, string>) =>
  `${firstName} ${lastName}`.trim();
