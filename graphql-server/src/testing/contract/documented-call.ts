import type { World } from './world.js';

/** The caller: anonymous, or with a token of this kind. */
export type Caller = 'anybody' | 'tenant' | 'admin' | 'companyUser' | 'refreshCookie';

/** What a field of an answer holds; with `?` it may be null. */
export type FieldType =
  | 'boolean'
  | 'text'
  /** A text that may be empty. */
  | 'anyText'
  | 'text?'
  | 'number'
  | 'number?'
  | 'time'
  | 'time?'
  | 'list'
  | 'object'
  | 'object?';

/** A valid request: what stands in the path, behind it and in its body. */
export interface Sent {
  /** For each placeholder of the path, what it names; made for this call alone. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  form?: FormData;
}

/** A refusal: its status, and the text that is its message or one of the field's. */
export interface Refusal {
  status?: number;
  says?: string;
  /** The field that `details` names. */
  field?: string;
  /** What the answer has besides, by path. */
  holds?: Readonly<Record<string, unknown>>;
}

/** Query parameters that leave some of a list's entries. */
export interface Filters {
  /** Path of the list, such as `data.users[]`. */
  list: string;
  /** For each parameter, the field of an entry that it looks at. */
  by: Readonly<Record<string, string>>;
}

/** Something wrong about a valid request, and the text (and status, if not 400) that refuses it. */
export type Rule = readonly [
  change: Record<string, unknown> | (() => FormData),
  says: string,
  status?: number,
];

/** One row of the tables of calls in the specification, and what the document says about it. */
export interface DocumentedCall {
  /** Method and path as the document writes them; without `/` in front, `/api/` belongs there. */
  call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`;
  caller: Caller;
  /** The payload's fields as the document lists them. */
  payload?: string;
  /** Query parameters as the document lists them. */
  query?: string;
  /** Which of them leave what matches the valid request, and nothing else. */
  filters?: Filters;
  /** Makes what a valid request needs, and the request. */
  valid?: (world: World) => Promise<Sent> | Sent;
  /** What clients read, besides `success`. Entries of lists are written `data[].id`. */
  reads?: Record<string, FieldType>;
  /** What the answer to a change has of what was sent, by path. */
  holds?: (sent: Sent) => Record<string, unknown>;
  /** The documented text of a success. */
  says?: string | ((world: World, sent: Sent) => Promise<string>);
  /** The rules of validation that the documents name, with their texts. */
  rules?: readonly Rule[];
  /** What an empty body is answered; 400 if nothing else is said. */
  empty?: Refusal;
  /** What fields of the wrong type are answered; as an empty body if nothing is said. */
  wrong?: Refusal;
  /** What is answered when the path names nothing that exists; 404 if nothing is said. */
  unknown?: Refusal;
  /** What is answered without a token. */
  noToken?: Refusal;
  /** The answer to a caller of another company; only their own data if nothing is said. */
  foreign?: Refusal | undefined;
}

/** The placeholders of a call's path. */
export const placeholdersOf = ({ call }: DocumentedCall): string[] =>
  [...call.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Method of a call. */
export const methodOf = ({ call }: DocumentedCall): string => call.split(' ', 1)[0] ?? '';

/** Addresses at which the document lets clients find a call, with the values of the placeholders. */
export function addressesOf(
  { call }: DocumentedCall,
  { params = {}, query = {} }: Sent = {},
): string[] {
  const [, written = ''] = call.split(' ');
  const path = written.replaceAll(/\{(\w+)\}/g, (_place, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  const end = search === '' ? '' : `?${search}`;
  if (path.startsWith('/api/')) return [`${path}${end}`];
  return path.startsWith('/') ? [`${path}${end}`, `/api${path}${end}`] : [`/api/${path}${end}`];
}

/** For `holds`: all that was sent is found at this path, but for what is never told. */
export const recordAt =
  (path: string, ...secrets: string[]) =>
  ({ body = {} }: Sent): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(body)
        .filter(([name]) => !secrets.includes(name))
        .map(([name, value]) => [`${path}.${name}`, value]),
    );

/** The fields of the record at a path of the answer, each with its whole path. */
export const fieldsAt = (
  path: string,
  fields: Record<string, FieldType>,
): Record<string, FieldType> =>
  Object.fromEntries(Object.entries(fields).map(([name, type]) => [`${path}.${name}`, type]));
