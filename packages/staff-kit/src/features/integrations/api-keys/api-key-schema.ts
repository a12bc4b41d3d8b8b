import * as z from 'zod/mini';
import type { ApiKeyScope } from '../../../gql/graphql';

/** For how many days a key may live. */
export const EXPIRY_CHOICES = ['30', '90', '180', '365'] as const;

const MAX_NAME = 100;

/** What a form about a key holds. */
export interface ApiKeyValues {
  name: string;
  scopes: ApiKeyScope[];
  expiresInDays: (typeof EXPIRY_CHOICES)[number];
}

/** What a key must have, whether it is new or changed. */
export const apiKeySchema = (texts: {
  nameRequired: string;
  nameTooLong: string;
  scopesRequired: string;
}) =>
  z.object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, texts.nameRequired),
        z.maxLength(MAX_NAME, texts.nameTooLong),
      ),
    scopes: z.array(z.custom<ApiKeyScope>()).check(z.minLength(1, texts.scopesRequired)),
    expiresInDays: z.enum(EXPIRY_CHOICES),
  });
