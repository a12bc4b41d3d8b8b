/** Selects what can be copied by hand: a field's text, or all that an element shows. */
function select(element: HTMLElement): void {
  element.focus();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    element.select();
    return;
  }
  getSelection()?.selectAllChildren(element);
}

/** Lets the browser copy what is selected, with this text in its place. */
function copySelected(text: string): boolean {
  let isTaken = false;
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopPropagation();
    isTaken = event.clipboardData !== null;
  };
  document.addEventListener('copy', give, { capture: true });
  try {
    // Old, but the only way on pages without TLS, which have no `navigator.clipboard`.
    // oxlint-disable-next-line typescript/no-deprecated
    return document.execCommand('copy') && isTaken;
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', give, { capture: true });
  }
}

/**
 * Copies a text, and tells whether that worked. Where a page may not, what shows the text is left
 * selected, so that one key copies it.
 */
export async function copyText(text: string, shownIn: HTMLElement | null): Promise<boolean> {
  // Missing where the page is not secure: http, but for this very machine.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (clipboard) {
      await clipboard.writeText(text);
      return true;
    }
  } catch {
    // Without permission there is the other way.
  }
  if (shownIn) select(shownIn);
  return copySelected(text);
}
