import type { Hausgeist } from './hausgeist.js';
import type { RestOptions } from './rest.js';

/** Methods that calls of REST have. */
export type RestMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Call<Paths, Path extends keyof Paths, Method extends RestMethod> =
  Paths[Path] extends Record<Lowercase<Method>, infer Found> ? Found : never;

/** The paths that have this method. */
export type RestPath<Paths, Method extends RestMethod> = {
  [Path in keyof Paths]: Paths[Path] extends Record<Lowercase<Method>, object> ? Path : never;
}[keyof Paths] &
  string;

type Content<Found> = Found extends { content: infer Types } ? Types[keyof Types] : never;

/** What a call answers when all is well. */
export type RestAnswer<Found> = Found extends { responses: infer Answers }
  ? {
      [Status in keyof Answers]: Status extends 200 | 201 | 202 ? Content<Answers[Status]> : never;
    }[keyof Answers]
  : never;

type Sent<Found> = Found extends { requestBody: { content: infer Types } }
  ? { body: SentBody<Types> }
  : Found extends { requestBody?: { content: infer Types } }
    ? { body?: SentBody<Types> }
    : object;
type SentBody<Types> = Types extends { 'application/json': infer Json } ? Json : FormData;

type Asked<Found> = Found extends { parameters: infer Parameters }
  ? Pick<Parameters, Extract<keyof Parameters, 'path' | 'query'>>
  : object;

/** What goes along with a call: the names in its path, what is behind the question mark, and a body. */
export type RestInput<Found> = Omit<RestOptions, 'body' | 'query'> & Asked<Found> & Sent<Found>;

type Rest<Input> = object extends Input ? [input?: Input] : [input: Input];

/** Calls REST with the types of its description. */
export type TypedRest<Paths> = <Method extends RestMethod, Path extends RestPath<Paths, Method>>(
  method: Method,
  path: Path,
  ...rest: Rest<RestInput<Call<Paths, Path, Method>>>
) => Promise<RestAnswer<Call<Paths, Path, Method>>>;

interface AnyInput extends RestOptions {
  path?: Record<string, string | number>;
}

/**
 * `hausgeist.rest` with types: `Paths` are those that `openapi-typescript` makes of
 * `/api/openapi.json`. Names in a path are given as `path`.
 */
export function typedRest<Paths>(hausgeist: Pick<Hausgeist, 'rest'>): TypedRest<Paths> {
  const call = async (
    method: string,
    template: string,
    { path = {}, ...options }: AnyInput = {},
  ): Promise<unknown> => {
    const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = path[name];
      // Without it the call would be another one.
      if (value === undefined || value === '') throw new TypeError(`${template} needs ${name}.`);
      return encodeURIComponent(value);
    });
    return hausgeist.rest(method, filled, options);
  };
  return call as unknown as TypedRest<Paths>;
}
