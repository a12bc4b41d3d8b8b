import { TEST_PASSWORD } from '../../factories.js';
import { newSessionId } from '../../chat.js';
import type { DocumentedCall, Rule } from '../documented-call.js';
import { NEW_PASSWORD } from '../world.js';

// The table of calls in the first document, row by row, without the real-time channel.

const SIGN_IN_TO_CHAT =
  'Bitte melden Sie sich zuerst mit Ihrer E-Mail-Adresse und Ihrer Authentifizierungsnummer an.';
const WRONG_NUMBER =
  'Ungültige Authentifizierungsnummer. Bitte versuchen Sie es erneut oder wenden Sie sich an den Support, falls Sie Probleme haben.';
const RESET_REQUESTED =
  'If your email exists in our system, password reset instructions have been sent.';
const INVITATION_GONE = { status: 404, says: 'The invitation was not found or has expired' };

const userData = JSON.stringify({ firstName: 'Jana', email: 'jana@mieter.example' });

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  data.append('files', new File(['Die Heizung ist kalt.'], 'notiz.txt', { type: 'text/plain' }));
  data.append('files', new File(['a;b\n1;2\n'], 'werte.csv', { type: 'text/csv' }));
  return data;
};

const NOT_AN_ADDRESS = 'Please enter a valid email address';
const registrationRules: readonly Rule[] = [
  [{ name: ' ' }, 'All fields are required'],
  [{ email: 'paula' }, NOT_AN_ADDRESS],
  [{ password: 'kurz', confirmPassword: 'kurz' }, 'Password must be at least 6 characters long'],
  [{ confirmPassword: 'anders!47' }, 'Passwords do not match'],
];

/** A file of so many bytes whose name and content are those of a text. */
const textFile = (name: string, bytes: number) =>
  new File(['a'.repeat(bytes)], name, { type: 'text/plain' });

/** A form of files that break a rule. */
const formOf = (...files: File[]): FormData => {
  const data = new FormData();
  data.append('sessionId', newSessionId());
  for (const file of files) data.append('files', file);
  return data;
};

const MB = 1024 * 1024;
const fileRules: readonly Rule[] = [
  [
    () => formOf(new File(['MZ'], 'spiel.exe', { type: 'application/x-msdownload' })),
    'spiel.exe: Unsupported file type',
  ],
  [() => formOf(textFile('groß.txt', 5 * MB + 1)), 'groß.txt: File size exceeds 5MB limit', 413],
  [
    () => formOf(...['a', 'b', 'c', 'd'].map((name) => textFile(`${name}.txt`, 4 * MB))),
    'Adding d.txt would exceed 15MB total limit',
    413,
  ],
];

const chat = {
  caller: 'tenant',
  noToken: { says: SIGN_IN_TO_CHAT },
  foreign: { status: 404 },
} as const;

export const CHAT_AND_ADMINISTRATORS: DocumentedCall[] = [
  {
    call: 'POST auth/login',
    caller: 'anybody',
    payload: 'email, password',
    valid: async (world) => ({
      body: { email: (await world.admin()).email, password: TEST_PASSWORD },
    }),
    reads: {
      message: 'text',
      'data.token': 'text',
      'data.admin': 'object',
      'data.admin.id': 'text',
      'data.admin.firstName': 'text',
      'data.admin.lastName': 'text',
      'data.admin.email': 'text',
      'data.admin.isVerified': 'boolean',
      'data.admin.createdAt': 'time',
    },
    empty: { says: 'Please enter both email and password' },
    rules: [
      [{ email: 'paula' }, NOT_AN_ADDRESS],
      [{ password: 'kurz' }, 'Password must be at least 6 characters'],
    ],
  },
  {
    call: 'GET auth/invitation/{token}',
    caller: 'anybody',
    valid: async (world) => ({ params: { token: (await world.adminInvitation()).token } }),
    reads: { message: 'text', 'data.email': 'text' },
    unknown: INVITATION_GONE,
  },
  {
    call: 'POST auth/register',
    caller: 'anybody',
    payload: 'name, email, password, confirmPassword',
    valid: (world) => ({ body: world.registration() }),
    reads: { message: 'text' },
    empty: { says: 'All fields are required', field: 'name' },
    rules: registrationRules,
  },
  {
    call: 'POST auth/register-invited',
    caller: 'anybody',
    payload: 'name, email, password, confirmPassword, token',
    valid: async (world) => {
      const { email, token } = await world.adminInvitation();
      return { body: { ...world.registration(email), token } };
    },
    reads: { message: 'text', 'data.token': 'text' },
    empty: { says: 'All fields are required', field: 'name' },
    rules: registrationRules,
  },
  {
    call: 'POST users/authenticate',
    caller: 'anybody',
    payload: 'email, authNumber',
    valid: async (world) => {
      const { email, authNumber } = await world.endUser();
      return { body: { email, authNumber } };
    },
    reads: { message: 'text', 'data.firstName': 'text', 'data.email': 'text' },
    empty: { status: 401, says: WRONG_NUMBER },
  },
  {
    ...chat,
    call: 'POST files/upload-with-message',
    payload: 'sessionId, files, userMessage, userData',
    valid: async (world) => ({
      form: form({ sessionId: await world.chatSession(), userMessage: 'Siehe Anhang', userData }),
    }),
    rules: fileRules,
    reads: {
      'files[].originalName': 'text',
      'files[].fileSize': 'number',
      'files[].mimeType': 'text',
      'files[].purpose': 'text',
    },
  },
  {
    ...chat,
    call: 'POST chat-with-files',
    payload: 'sessionId, message, userData, files',
    valid: async (world) => ({
      form: form({ sessionId: await world.chatSession(), message: 'Siehe Anhang', userData }),
    }),
    rules: fileRules,
    reads: { response: 'text' },
  },
  {
    ...chat,
    call: 'POST chat',
    payload: 'message, sessionId, userData',
    valid: async (world) => ({
      body: { message: 'Hallo', sessionId: await world.chatSession(), userData: {} },
    }),
    reads: { response: 'text' },
  },
  {
    ...chat,
    call: 'POST chat/end',
    payload: 'sessionId, email, username, userData',
    valid: async (world) => {
      const sessionId = await world.chatSession();
      return { body: { sessionId, email: 'j@m.example', username: 'Jana', userData: {} } };
    },
    reads: { status: 'text' },
    says: 'Your conversation has been ended successfully. Summary and emails are being generated and will be sent to your email address shortly.',
  },
  {
    call: 'GET /api/auth/verify-email/{token}',
    caller: 'anybody',
    valid: async (world) => ({ params: { token: await world.verificationToken() } }),
    reads: { message: 'text' },
    says: 'Email verified successfully! You can now log in.',
    unknown: { status: 400 },
  },
  {
    call: 'POST /api/auth/request-password-reset',
    caller: 'anybody',
    payload: 'email',
    valid: async (world) => ({ body: { email: (await world.admin()).email } }),
    reads: { message: 'text' },
    says: RESET_REQUESTED,
    empty: { says: 'Please enter your email address', field: 'email' },
    rules: [[{ email: 'paula' }, NOT_AN_ADDRESS]],
  },
  {
    call: 'POST /api/auth/reset-password',
    caller: 'anybody',
    payload: 'token, newPassword',
    valid: async (world) => ({
      body: { token: await world.adminResetToken(), newPassword: NEW_PASSWORD },
    }),
    reads: { message: 'text' },
    says: 'Password has been reset successfully!',
    empty: { says: 'Invalid or missing reset token' },
    rules: [
      [{ newPassword: '' }, 'All fields are required'],
      [{ newPassword: 'kurz' }, 'Password must be at least 6 characters long'],
    ],
  },
  { call: 'GET admin/test', caller: 'anybody' },
  {
    call: 'GET auth/me',
    caller: 'admin',
    foreign: { status: 403 },
    reads: { message: 'text', 'data.id': 'text', 'data.firstName': 'text', 'data.email': 'text' },
  },
  {
    call: 'POST /auth/refresh',
    caller: 'refreshCookie',
    noToken: { says: 'Your session has expired. Please log in again.' },
    reads: { 'data.token': 'text' },
  },
];
