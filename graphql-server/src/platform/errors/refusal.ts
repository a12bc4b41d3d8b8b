import { FIELD_LABELS, type FieldLabel } from '@hausgeist/schema';

/** Values that a text has in place of its `{names}`; `label` is a key of FIELD_LABELS. */
export type RefusalParams = Readonly<Record<string, string | number>>;

/** What programs are told, and what is stored of a refusal that people look at later. */
export type ToldRefusal = Readonly<{ reason: string; params?: RefusalParams }>;

/** The names in braces of a text. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** `label` names a field, `{max, number}` is written as people write numbers. */
type ParamsFor<Text extends string> = {
  readonly [
    Name in NamesIn<Text> as Name extends `${infer Bare}, number` ? Bare : Name
  ]: Name extends 'label'
    ? FieldLabel
    : Name extends `${string}, number`
      ? number
      : string | number;
};

/** A reason whose text needs no values is a refusal already; others become one with their values. */
type ReasonFor<Text extends string> = [NamesIn<Text>] extends [never]
  ? Refusal
  : (params: ParamsFor<Text>) => Refusal;

/**
 * Why something is refused: a reason that clients know, its values, and the text. Other folders get
 * one from `defineReasons` alone, so that no error has a text without a reason.
 */
export class Refusal {
  readonly reason: string;
  readonly params: RefusalParams;
  readonly message: string;

  constructor(reason: string, message: string, params: RefusalParams = {}) {
    this.reason = reason;
    this.params = params;
    this.message = message;
  }

  /** What a schema of zod gives as the message of an issue, which has to be a string. */
  get issue(): string {
    return JSON.stringify([this.reason, this.message, this.params]);
  }

  /** What clients are told beside the text: the values only where there are some. */
  get told(): ToldRefusal {
    const { reason, params } = this;
    return Object.keys(params).length > 0 ? { reason, params } : { reason };
  }
}

/** Reads what `issue` wrote; nothing where zod speaks in its own words. */
export function readIssue(text: string): Refusal | undefined {
  if (!text.startsWith('["')) return undefined;
  const [reason, message, params] = JSON.parse(text) as [string, string, RefusalParams];
  return new Refusal(reason, message, params);
}

/** A refusal that was stored; nothing where its reason was not. */
export const storedRefusal = (
  told: ToldRefusal | null | undefined,
  message: string | null | undefined,
): Refusal | undefined => (told ? new Refusal(told.reason, message ?? '', told.params) : undefined);

const isFieldLabel = (key: string | number | undefined): key is FieldLabel =>
  key !== undefined && Object.hasOwn(FIELD_LABELS.en, key);

function fill(text: string, params: RefusalParams): string {
  return text.replaceAll(/\{(\w+)(, number)?\}/g, (_whole, name: string, asNumber?: string) => {
    const value = params[name];
    if (asNumber !== undefined) return Number(value).toLocaleString('en');
    return name === 'label' && isFieldLabel(value) ? FIELD_LABELS.en[value] : String(value);
  });
}

/** Texts of the reasons that are defined together, by reason. */
const TEXTS = new WeakMap<object, Readonly<Record<string, string>>>();

/**
 * Defines reasons with their English texts: `{ TOO_MANY: 'At most {max} files' }`. A reason is named
 * once in the whole server, and never changes its meaning: clients decide by it.
 */
export function defineReasons<const Texts extends Record<string, string>>(
  texts: Texts,
): { readonly [Reason in keyof Texts]: ReasonFor<Texts[Reason]> } {
  const reasons = Object.fromEntries(
    Object.entries(texts).map(([reason, text]) => [
      reason,
      text.includes('{')
        ? (params: RefusalParams) => new Refusal(reason, fill(text, params), params)
        : new Refusal(reason, text),
    ]),
  );
  TEXTS.set(reasons, texts);
  return reasons as { readonly [Reason in keyof Texts]: ReasonFor<Texts[Reason]> };
}

/** English texts by reason, of all these; throws where two features use the same name. */
export function textsOf(...defined: readonly object[]): Record<string, string> {
  const all: Record<string, string> = {};
  for (const reasons of defined) {
    for (const [reason, text] of Object.entries(TEXTS.get(reasons) ?? {})) {
      if (reason in all) throw new Error(`The reason ${reason} is defined twice.`);
      all[reason] = text;
    }
  }
  return all;
}
