import { END_USER_FIELDS } from '@hausgeist/schema';
import * as z from 'zod/mini';
import { required } from '../../forms/rules';
import { type RequiredOf, textFields } from '../../forms/text-fields';
import type { EndUserRow } from './end-user-lists';
import { randomAuthNumber } from './random-auth-number';

const { type: _type, ...TEXT_FIELDS } = END_USER_FIELDS;

/** The fields of a tenant or owner that are typed. */
export const END_USER_TEXTS = textFields(TEXT_FIELDS);

/** Fields that have to be filled in; each has a text for when it is not. */
export type RequiredField = RequiredOf<typeof TEXT_FIELDS>;

/** What a form asks about a tenant or owner; messages are keys of `endUsers.form`. */
const schema = z.object({
  type: z.enum(['TENANT', 'OWNER']),
  companyId: z.string(),
  ...END_USER_TEXTS.rules,
  authNumber: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'required.authNumber', abort: true }),
      z.regex(/^\d{6,10}$/, 'authNumberInvalid'),
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
  ...END_USER_TEXTS.start(endUser),
  authNumber: endUser ? (endUser.authNumber ?? '') : randomAuthNumber(),
  sendInvitation: true,
});
