import * as z from 'zod/mini';

/** A simple address: something, an at sign, something with a dot. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A text that must not be empty; blanks around it do not count. */
export const required = (message: string) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(500));

/** An e-mail address that must be there and look like one. */
export const emailAddress = (texts: { required: string; invalid: string }) =>
  z.string().check(z.trim(), z.minLength(1, texts.required), z.regex(EMAIL_PATTERN, texts.invalid));
