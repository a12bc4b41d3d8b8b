import { END_USER_FIELDS, type EndUserField } from '@hausgeist/schema';
import * as z from 'zod/mini';
import { emailAddress, required } from '../../forms/rules';
import type { EndUserRow } from './end-user-lists';
import { randomAuthNumber } from './random-auth-number';

/** Fields of a tenant or owner that are typed as text. */
export type TextField = Exclude<EndUserField, 'type'>;

type Fields = typeof END_USER_FIELDS;
type OptionalField = {
  [Name in TextField]: Fields[Name] extends { isOptional: true } ? Name : never;
}[TextField];

/** Fields that have to be filled in; each has a text for when it is not. */
export type RequiredField = Exclude<TextField, OptionalField>;

const isText = (name: string): name is TextField => name !== 'type';

/** The fields of a form that are typed, in its order. */
export const TEXT_FIELDS = Object.keys(END_USER_FIELDS).filter(isText);

/** Whether a field may be left empty. */
export const isOptional = (name: TextField): name is OptionalField =>
  'isOptional' in END_USER_FIELDS[name];

const forTexts = <Value>(names: readonly TextField[], toValue: (name: TextField) => Value) =>
  Object.fromEntries(names.map((name) => [name, toValue(name)]));

const ruleOf = (name: TextField) =>
  isOptional(name) ? z.string().check(z.trim()) : required(`required.${name}`);

/** What a form asks about a tenant or owner; messages are keys of `endUsers.form`. */
const schema = z.object({
  type: z.enum(['TENANT', 'OWNER']),
  companyId: z.string(),
  ...(forTexts(TEXT_FIELDS, ruleOf) as Record<TextField, ReturnType<typeof ruleOf>>),
  email: emailAddress('required.email', 'emailInvalid'),
  authNumber: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'required.authNumber', abort: true }),
      z.regex(/^\d{6}$/, 'authNumberInvalid'),
    ),
  sendInvitation: z.boolean(),
});

/** The rules for a form that asks for the company too, or does not. */
export const endUserSchema = (asksCompany: boolean) =>
  asksCompany ? z.extend(schema, { companyId: required('required.companyId') }) : schema;

export type EndUserValues = z.infer<typeof schema>;

/** What the form starts with: a tenant with a fresh number, or who is changed. */
export const startValues = (endUser: EndUserRow | undefined, companyId = ''): EndUserValues => ({
  type: endUser?.type ?? 'TENANT',
  companyId: endUser?.managingCompany?.id ?? companyId,
  ...(forTexts(TEXT_FIELDS, (name) => endUser?.[name] ?? '') as Record<TextField, string>),
  authNumber: endUser?.authNumber ?? randomAuthNumber(),
  sendInvitation: true,
});

/** The optional fields as requests have them: null where nothing was typed. */
export const optionalInput = (values: EndUserValues) =>
  forTexts(TEXT_FIELDS.filter(isOptional), (name) => values[name] || null) as Record<
    OptionalField,
    string | null
  >;
