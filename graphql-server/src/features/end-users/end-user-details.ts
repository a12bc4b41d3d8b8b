import { END_USER_FIELDS, type EndUserField } from '@hausgeist/schema';
import { z } from 'zod';
import {
  type DescribedField,
  describeFields,
  type NamedField,
} from '../../platform/described-fields/index.js';
import {
  optionalDay,
  optionalLine,
  requiredBlock,
  requiredEmail,
  requiredLine,
} from '../../platform/input/index.js';
import { endUserReasons } from './end-user.reasons.js';
import { foldEmail } from './end-user.service.js';
import { END_USER_TYPES, type EndUserType } from './end-user.entity.js';

/** One detail of a tenant or owner, with how it is imported and exported. */
interface Detail extends DescribedField {
  /** Above the column of a German export, where that is not the field's name. */
  germanHeader?: string;
  /** What a column of an import holds, if that needs other words than `description`. */
  columnDescription?: string;
  /** Names that columns of imports have, without spaces, punctuation and capitals. */
  headers: readonly string[];
}

/** The type in any case; tenants are the rule. */
const type = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || 'Tenant')
  .transform((value): EndUserType | undefined =>
    END_USER_TYPES.find((known) => known.toLowerCase() === value.toLowerCase()),
  )
  .pipe(z.enum(END_USER_TYPES, { error: endUserReasons.TYPE_UNKNOWN.issue }));

const text = z.string().nullish();
/** What looks like a number, clients may well send as one. */
const digits = z.union([z.string(), z.number().transform(String)]).nullish();

/**
 * How each field of a tenant or owner is checked and told. REST, GraphQL, imports, exports and
 * webhooks take their fields from here; only the entity and a migration add the column.
 */
const END_USER_DETAILS = {
  type: {
    schema: type,
    body: text,
    answer: z.enum(END_USER_TYPES),
    germanHeader: 'Typ',
    description: 'What they are to the home.',
    inputDescription: 'What they are to the home.',
    columnDescription: 'Tenant or owner; everybody is a tenant if no column says it.',
    headers: ['type', 'typ', 'art', 'rolle', 'role', 'mietereigentumer'],
  },
  firstName: {
    schema: requiredLine('firstName', 100),
    body: text,
    answer: z.string(),
    description: 'First name.',
    inputDescription: 'First name, at most 100 characters.',
    headers: ['firstname', 'vorname', 'givenname', 'rufname'],
  },
  lastName: {
    schema: requiredLine('lastName', 100),
    body: text,
    answer: z.string(),
    description: 'Last name.',
    inputDescription: 'Last name, at most 100 characters.',
    headers: ['lastname', 'nachname', 'name', 'familienname', 'surname', 'familyname'],
  },
  email: {
    schema: requiredEmail.transform(foldEmail),
    body: text,
    answer: z.string(),
    description: 'E-mail address, lower case.',
    inputDescription: 'One plain e-mail address; each once at a company.',
    columnDescription: 'E-mail address; tells whether the company knows the person.',
    headers: ['email', 'emailadresse', 'emailaddress', 'mail', 'mailadresse'],
  },
  phone: {
    schema: requiredLine('phone', 50),
    body: digits,
    answer: z.string(),
    description: 'Telephone number.',
    inputDescription: 'Telephone number, at most 50 characters.',
    headers: [
      'phone',
      'telefon',
      'telefonnummer',
      'phonenumber',
      'tel',
      'mobil',
      'handy',
      'mobile',
    ],
  },
  address: {
    schema: requiredBlock('address'),
    body: text,
    answer: z.string(),
    description: 'Address of the home; may have several lines.',
    inputDescription: 'Address of the home, at most 500 characters.',
    columnDescription: 'Address of the home, or its street where other columns hold the rest.',
    headers: [
      'address',
      'adresse',
      'anschrift',
      'objektadresse',
      'strasse',
      'str',
      'street',
      'strassehausnummer',
      'strasseundhausnummer',
      'strassenr',
      'objekt',
    ],
  },
  apartmentNumber: {
    schema: requiredLine('apartmentNumber', 50),
    body: digits,
    answer: z.string(),
    description: 'Number or place of the apartment in the house.',
    inputDescription: 'Number or place of the apartment, at most 50 characters.',
    columnDescription: 'Number or place of the apartment.',
    headers: [
      'apartmentnumber',
      'apartment',
      'wohnung',
      'wohnungsnummer',
      'wohnungsnr',
      'whg',
      'einheit',
      'unit',
    ],
  },
  roomIndication: {
    schema: optionalLine('roomIndication', 100),
    body: digits,
    answer: z.string().nullable(),
    description: 'Room, where one is let on its own; null otherwise.',
    inputDescription: 'Room, at most 100 characters.',
    columnDescription: 'Room, where one is let on its own.',
    headers: ['roomindication', 'room', 'zimmer', 'lage', 'lagederwohnung', 'raum'],
  },
  movesOutOn: {
    schema: optionalDay(endUserReasons.MOVE_OUT_DAY_INVALID),
    body: text,
    answer: z.iso.date().nullable(),
    description: 'Last day in the home, such as 2026-12-31; null while no move-out is known.',
    inputDescription: 'Last day in the home, such as 2026-12-31 or 31.12.2026.',
    headers: [
      'movesouton',
      'moveout',
      'moveoutdate',
      'auszug',
      'auszugam',
      'auszugsdatum',
      'mietende',
      'vertragsende',
    ],
  },
  externalId: {
    schema: optionalLine('externalId', 100),
    body: digits,
    answer: z.string().nullable(),
    description: "Customer number: the person's identifier in the company's other system, if any.",
    inputDescription:
      "Customer number: the person's identifier in the company's other system, at most 100 characters; each once at a company.",
    columnDescription: "Customer number: the person's identifier in the company's other system.",
    headers: [
      'externalid',
      'kundennummer',
      'kundennr',
      'customernumber',
      'customerno',
      'mieternummer',
      'mieternr',
    ],
  },
} satisfies Record<EndUserField, Detail>;

type Details = typeof END_USER_DETAILS;

/** Name of a detail, as it is called everywhere but in the database. */
export type EndUserDetail = EndUserField;

/** The details of one tenant or owner. */
export type EndUserDetails = { [Name in EndUserDetail]: z.output<Details[Name]['schema']> };

const described = describeFields(END_USER_FIELDS, END_USER_DETAILS);

/** Names and descriptions of the details, in their order. */
export const endUserDetails: readonly [EndUserDetail, NamedField<Detail>][] = described.entries;

/** One part of every detail as the shape of a `z.object`. */
export const shapeOfDetails = described.shapeOf;

/** The details of an end user and nothing else; null stands for what is missing. */
export const detailsOf = described.valuesOf;

/** Columns of the details in the table of end users, in their order. */
export const DETAIL_COLUMNS = described.columns;
