/** Id of the element that holds the static first screen of a page; see docs/decisions/0064. */
const ELEMENT_ID = 'first-screen';

/** What a visitor has written into the static first screen before the app was there. */
export interface FirstScreenInput {
  /** That of the field with the focus, or else of the first one; without the line break that Enter has left. */
  text: string;
  /** It was sent before the app was there: by Enter, which may have left a line break, or by the form's main button. */
  isSent: boolean;
  hasFocus: boolean;
  selectionStart: number;
  selectionEnd: number;
  /** What stands in the fields, by their names. */
  values: Readonly<Record<string, string>>;
  /** Name of the field that has the focus; undefined where none has it. */
  focused: string | undefined;
}

/** Whether the page shows a static first screen, which is for strangers alone. */
export const hasFirstScreen = (): boolean => document.getElementById(ELEMENT_ID) !== null;

let kept: FirstScreenInput | null = null;
let isSubmitted = false;

const isIn = (target: EventTarget | null, selector: string) =>
  (target as Element).closest(selector) !== null;

/** From now on notices that the form is sent, which does nothing by itself: its fields would go into the address. */
export function watchFirstScreen(): void {
  const screen = document.getElementById(ELEMENT_ID);
  // Any other key or click after that takes it back.
  screen?.addEventListener('keydown', ({ key, target }) => {
    isSubmitted = key === 'Enter' && isIn(target, 'input');
  });
  screen?.addEventListener('click', ({ target }) => {
    isSubmitted = isIn(target, '[data-main]');
  });
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function readInput(fields: readonly [Field, ...Field[]]): FirstScreenInput {
  const active = fields.find((field) => field === document.activeElement);
  const { value, selectionStart, selectionEnd } = active ?? fields[0];
  const text = value.trimEnd();
  return {
    text,
    isSent: text !== '' && (isSubmitted || value.includes('\n')),
    hasFocus: active !== undefined,
    // Fields for e-mail addresses do not tell where the caret is.
    selectionStart: selectionStart ?? value.length,
    selectionEnd: selectionEnd ?? value.length,
    values: Object.fromEntries(fields.map((field) => [field.name, field.value])),
    focused: active?.name,
  };
}

/**
 * Takes the static first screen away, as the app, or a word about its failure, stands in its place.
 * What was written is kept for `takeFirstScreen`.
 */
export function leaveFirstScreen(): void {
  const screen = document.getElementById(ELEMENT_ID);
  const [first, ...others] =
    screen?.querySelectorAll<Field>('input:not([type=file]), textarea') ?? [];
  if (first) kept = readInput([first, ...others]);
  screen?.remove();
}

/** Leaves the static first screen, and gives once what was written there; null where there was none. */
export function takeFirstScreen(): FirstScreenInput | null {
  leaveFirstScreen();
  const input = kept;
  kept = null;
  return input;
}
