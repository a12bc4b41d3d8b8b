import type { FieldType, Refusal } from './documented-call.js';
import type { RawAnswer } from './raw-request.js';

/** An answer with its JSON, and what is wrong with the way it was sent. */
export interface Answer {
  status: number;
  body: Record<string, unknown>;
  faults: string[];
}

/** The faults whose condition holds. */
const when = (...checks: readonly (readonly [boolean, string])[]): string[] =>
  checks.filter(([isWrong]) => isWrong).map(([, fault]) => fault);

/** Reads an answer, and sees whether it is sent as all of them are. */
export function readAnswer({ status, headers, text }: RawAnswer): Answer {
  const type = String(headers['content-type']);
  if (type !== 'application/json; charset=utf-8') {
    return { status, body: {}, faults: [`${status} is ${type}: ${text.slice(0, 80)}`] };
  }
  const body = JSON.parse(text) as Record<string, unknown>;
  const faults = when(
    [body['success'] !== status < 400, `${status} has success: ${String(body['success'])}`],
    [status < 400 && headers['cache-control'] !== 'no-store', 'may be cached'],
    [/node_modules|\.[jt]s:\d|select .* from/i.test(text), `tells too much: ${text}`],
  );
  return { status, body, faults };
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** What is wrong with a refusal: its status, its text under both names, the fields that it names. */
export function refusalFaults(
  { status, body, faults }: Answer,
  { status: wanted = 400, says, field, holds = {} }: Refusal,
): string[] {
  const { message, error, details = [], errors = [] } = body;
  const entries = details as { field: string; message: string }[];
  const texts = [message, ...entries.map((entry) => entry.message)];
  return [
    ...faults,
    ...valueFaults(body, holds),
    ...when(
      [status !== wanted, `${status} instead of ${wanted}: ${JSON.stringify(body)}`],
      [!isText(message) || error !== message, `no text: ${JSON.stringify(body)}`],
      [!entries.every((entry) => isText(entry.field) && isText(entry.message)), 'odd details'],
      [JSON.stringify(errors) !== JSON.stringify(details), 'errors are not the details'],
      [says !== undefined && !texts.includes(says), `says ${texts.join(' | ')}, not ${says ?? ''}`],
      [
        field !== undefined && !entries.some((entry) => entry.field === field),
        `details do not name ${field ?? ''}: ${JSON.stringify(details)}`,
      ],
    ),
  ];
}

const CHECKS: Record<string, (value: unknown) => boolean> = {
  boolean: (value) => typeof value === 'boolean',
  text: isText,
  anyText: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  time: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value),
  list: (value) => Array.isArray(value),
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/** Values at a path such as `data.users[].id`; a list that is empty has none. */
export function valuesAt(body: unknown, path: string): unknown[] {
  let values = [body];
  for (const step of path.split('.')) {
    const name = step.replace('[]', '');
    values = values.map((value) => (value as Record<string, unknown> | undefined)?.[name]);
    if (step.endsWith('[]')) values = values.flat();
  }
  return values;
}

/** Names what an answer has otherwise than it should. */
export const valueFaults = (body: unknown, holds: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(holds).flatMap(([path, wanted]) => {
    const [value] = valuesAt(body, path);
    const isSame = JSON.stringify(value) === JSON.stringify(wanted);
    return isSame ? [] : [`${path} is ${JSON.stringify(value)}, not ${JSON.stringify(wanted)}`];
  });

/** Names the documented fields that an answer does not have, or has as something else. */
export function fieldFaults(
  { body }: Answer,
  fields: Readonly<Record<string, FieldType>>,
): string[] {
  return Object.entries(fields).flatMap(([path, type]) => {
    const check = CHECKS[type.replace('?', '')];
    const values = valuesAt(body, path);
    if (values.length === 0) return [`${path}: nothing to look at`];
    return values
      .filter((value) => !(type.endsWith('?') && value === null) && !check?.(value))
      .map((value) => `${path} is no ${type}: ${JSON.stringify(value)}`);
  });
}
