/** Id of the element that holds the static first screen of a page; see docs/decisions/0064. */
const ELEMENT_ID = 'first-screen';

/** What a visitor has written into the static first screen before the app was there. */
export interface FirstScreenInput {
  /** Without the line break that Enter has left. */
  text: string;
  /** Enter was pressed: no script was there to take it, so that it left a line break. */
  isSent: boolean;
  hasFocus: boolean;
  selectionStart: number;
  selectionEnd: number;
}

/** Whether the page shows a static first screen, which is for strangers alone. */
export const hasFirstScreen = (): boolean => document.getElementById(ELEMENT_ID) !== null;

let kept: FirstScreenInput | null = null;

function readInput(field: HTMLTextAreaElement, hasFocus: boolean): FirstScreenInput {
  const { value, selectionStart, selectionEnd } = field;
  const text = value.trimEnd();
  const isSent = text !== '' && value.includes('\n');
  return { text, isSent, hasFocus, selectionStart, selectionEnd };
}

/**
 * Takes the static first screen away, as the app, or a word about its failure, stands in its place.
 * What was written is kept for `takeFirstScreen`.
 */
export function leaveFirstScreen(): void {
  const screen = document.getElementById(ELEMENT_ID);
  const field = screen?.querySelector('textarea');
  const hasFocus = document.activeElement === field;
  screen?.remove();
  if (field) kept = readInput(field, hasFocus);
}

/** Leaves the static first screen, and gives once what was written there; null where there was none. */
export function takeFirstScreen(): FirstScreenInput | null {
  leaveFirstScreen();
  const input = kept;
  kept = null;
  return input;
}
