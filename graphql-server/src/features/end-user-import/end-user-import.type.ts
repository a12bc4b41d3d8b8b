import { constantOf } from '@hausgeist/schema';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { namedEnum, Node, RefusalType, withMessage } from '../../platform/graphql/index.js';
import { CompanyReference } from '../companies/index.js';
import { endUserDetails } from '../end-users/index.js';
import { IMPORT_FIELDS, type ImportField } from './import-fields.js';

/** Fields as GraphQL knows them; the values are the names that they have elsewhere. */
const EndUserImportField = Object.fromEntries(
  IMPORT_FIELDS.map((field) => [constantOf(field), field]),
);

registerEnumType(EndUserImportField, {
  name: 'EndUserImportField',
  description: 'What a column of an imported file holds.',
  valuesConfig: {
    ...Object.fromEntries(
      endUserDetails.map(([name, { description, columnDescription = description }]) => [
        constantOf(name),
        { description: columnDescription },
      ]),
    ),
    HOUSE_NUMBER: { description: 'House number, where the address has none.' },
    POSTCODE: { description: 'Postcode, where the address has none.' },
    CITY: { description: 'Town, where the address has none.' },
    AUTH_NUMBER: {
      description:
        'Six digits; made up at random where none are given. A key sets those of new people only.',
    },
  },
});

export const EndUserImportStatus = namedEnum('EndUserImportStatus', 'How far an import is.', {
  UPLOADED: 'Its columns have to be assigned.',
  CHECKING: 'Every row is being looked at.',
  CHECKED: 'It can be started, or checked again in another way.',
  RUNNING: 'Rows are being taken in.',
  DONE: 'All rows were taken in or left out.',
  CANCELLED: 'A user ended it; rows that were in stay in.',
  FAILED: 'The server could not go on; rows that were in stay in.',
});
export type EndUserImportStatus = (typeof EndUserImportStatus)[string];

@ObjectType({ description: 'Which column of the file holds a field.' })
export class EndUserImportColumn {
  @Field(() => EndUserImportField, { description: 'The field.' })
  field!: ImportField;

  @Field(() => Int, { description: 'Index of the column, from 0.' })
  column!: number;
}

@ObjectType({ description: 'Why a row cannot be taken.' })
export class EndUserImportProblem {
  @Field(() => Int, { description: 'Line as a spreadsheet counts; the header is 1.' })
  row!: number;

  @Field(() => EndUserImportField, { description: 'The field that is wrong.' })
  field!: ImportField;

  @Field({ description: 'What is wrong, in the words of the form for one person.' })
  message!: string;

  @Field({ description: 'The person, as the row calls them; empty once the import has ended.' })
  name!: string;

  @Field({
    description:
      'What stands in the field, at most 100 characters; empty once the import has ended, and for numbers that the viewer may not see.',
  })
  value!: string;

  @Field(() => RefusalType, { nullable: true, description: 'Why, for programs.' })
  refusal?: RefusalType | null;
}

@ObjectType({ description: 'A row that cannot be taken.' })
export class EndUserImportProblemRow {
  @Field(() => Int, { description: 'Line as a spreadsheet counts; the header is 1.' })
  row!: number;

  @Field(() => [String], {
    description: 'Its cells as the file has them, without numbers that the viewer may not see.',
  })
  cells!: string[];

  @Field(() => [EndUserImportProblem], { description: 'All that is wrong with it.' })
  problems!: EndUserImportProblem[];
}

@ObjectType({
  description: 'A file of tenants and owners that a company takes in.',
  implements: Node,
})
export class EndUserImport {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => CompanyReference, { description: 'The company that takes it in.' })
  company!: CompanyReference;

  @Field({ description: 'Name of the file.' })
  fileName!: string;

  @Field(() => EndUserImportStatus, { description: 'How far it is.' })
  status!: EndUserImportStatus;

  @Field(() => [String], { description: 'Headers of the file, in their order.' })
  columns!: string[];

  @Field(() => [[String]], {
    description: 'The first rows of the file; empty once the import has ended.',
  })
  sampleRows!: string[][];

  @Field(() => [EndUserImportColumn], { description: 'What the headers suggest.' })
  suggestedMapping!: EndUserImportColumn[];

  @Field(() => [EndUserImportColumn], { description: 'As it was checked; empty before that.' })
  mapping!: EndUserImportColumn[];

  @Field({ description: 'Whether people that the company knows are changed, or left alone.' })
  updateExisting!: boolean;

  @Field({
    description:
      'Whether they are known by their customer number first, else by their e-mail address.',
  })
  byExternalId!: boolean;

  @Field({ description: 'Whether new people get a mail with their number.' })
  sendInvitation!: boolean;

  @Field(() => Int, { description: 'Rows below the header; empty ones do not count.' })
  totalRows!: number;

  @Field(() => Int, { description: 'Rows that the check or the import is done with.' })
  processedRows!: number;

  @Field(() => Int, { description: 'New people: after the check to come, later those who came.' })
  createdCount!: number;

  @Field(() => Int, { description: 'People that the company knows and the file changes.' })
  updatedCount!: number;

  @Field(() => Int, { description: 'People that the company knows as the file has them.' })
  unchangedCount!: number;

  @Field(() => Int, { description: 'People that the company knows and the file leaves alone.' })
  skippedCount!: number;

  @Field(() => Int, { description: 'Rows that cannot be taken.' })
  problemCount!: number;

  @Field(() => [EndUserImportProblem], { description: 'The first 500 of their problems.' })
  problems!: EndUserImportProblem[];

  @Field({ description: 'Who uploaded or started it, as they were called then.' })
  uploadedBy!: string;

  @Field(() => Date, { description: 'When it was uploaded.' })
  createdAt!: Date;
}

@InputType({ description: 'Which column of the file holds a field.' })
export class EndUserImportColumnInput {
  @Field(() => EndUserImportField, { description: 'The field.' })
  field!: ImportField;

  @Field(() => Int, { description: 'Index of the column, from 0.' })
  column!: number;
}

@InputType({ description: 'How a file is to be read, and what becomes of its people.' })
export class CheckEndUserImportInput {
  @Field(() => ID, { description: 'The import.' })
  id!: string;

  @Field(() => [EndUserImportColumnInput], {
    description:
      'A column for each field; all but type, room, number and the parts of an address are needed.',
  })
  mapping!: EndUserImportColumnInput[];

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether people that the company knows are changed; needs `users.edit`. They are left alone if missing.',
  })
  updateExisting?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether people are known by their customer number, so that their e-mail address may change; those who have none by the address. By the address alone if missing.',
  })
  byExternalId?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether new people get a mail with their number; none if missing.',
  })
  sendInvitation?: boolean | null;
}

@InputType({ description: 'Names the import that begins.' })
export class StartEndUserImportInput {
  @Field(() => ID, { description: 'The import.' })
  id!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether rows with problems are left out; refused while there are any if missing.',
  })
  skipProblems?: boolean | null;
}

@InputType({ description: 'Names the import that ends.' })
export class CancelEndUserImportInput {
  @Field(() => ID, { description: 'The import.' })
  id!: string;
}

@ObjectType({ description: 'An import that has been changed.' })
export class EndUserImportPayload extends withMessage() {
  @Field(() => EndUserImport, { description: 'The import as it is now.' })
  endUserImport!: EndUserImport;
}
