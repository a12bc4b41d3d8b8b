import { useApolloClient, usePermission } from '@hausgeist/shell-api';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { InboxRow } from '../../inbox-live';
import { InboxRowFragmentDoc } from '../gql/graphql';
import type { WorkActions } from '../work/use-work-actions';
import type { Selection } from '../list/use-selection';
import { idOf, linkAround, linksOf, rowBeside } from './list-rows';
import { useGoneField } from './use-gone-field';

/** Where keys are for writing or choosing. */
const TAKES_KEYS = 'input:not([type="checkbox"]), textarea, select, [contenteditable], dialog';

/** Whether a key is for the inbox: no text is being written, and no dialog is open. */
export function isForInbox(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest(TAKES_KEYS)) return false;
  return document.querySelector('dialog[open]') === null;
}

interface KeyActions {
  /** Whether they are wanted; one can turn them off. */
  isOn: boolean;
  work: WorkActions;
  openId: string | undefined;
  selection: Selection;
  onClose: () => void;
  onHelp: () => void;
}

/** Brings the keyboard to the next row, or to the one before; from nowhere, beside the open one. */
function move(root: HTMLElement, step: 1 | -1): void {
  const links = linksOf(root);
  const focused = links.findIndex((link) => link === linkAround(document.activeElement));
  const open = links.findIndex((link) => link.hasAttribute('aria-current'));
  const from = focused === -1 ? open : focused;
  const target = from === -1 ? links[0] : links[from + step];
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
}

/** Begins a reply or a note in the open conversation; who may not reply finds the field of notes alone. */
function write(root: HTMLElement, kind: 'reply' | 'note'): boolean {
  const button = root.querySelector<HTMLButtonElement>(`[data-writes="${kind}"]`);
  const field = kind === 'note' ? root.querySelector('textarea') : null;
  button?.click();
  if (!button) field?.focus();
  return button !== null || field !== null;
}

/** What a key is about: the row that the keyboard is on, else the open one; or all that are marked. */
function useMeant({ openId, selection }: Pick<KeyActions, 'openId' | 'selection'>) {
  const client = useApolloClient();
  const read = (id: string) => {
    const fragment = { fragment: InboxRowFragmentDoc, id: `InboxConversation:${id}` };
    return client.cache.readFragment(fragment) ?? undefined;
  };
  const one = (): InboxRow | undefined => {
    const id = idOf(linkAround(document.activeElement)) ?? openId;
    return id ? read(id) : undefined;
  };
  return {
    one,
    all: (root: HTMLElement): readonly InboxRow[] => {
      const ids = linksOf(root).flatMap((link) => idOf(link) ?? []);
      const marked = ids.filter((id) => selection.ids.has(id)).flatMap((id) => read(id) ?? []);
      return marked.length > 0 ? marked : [one() ?? []].flat();
    },
  };
}

/** Archives, and brings the keyboard to what is to be looked at next. */
async function archive(
  root: HTMLElement,
  rows: readonly InboxRow[],
  { work, selection }: KeyActions,
): Promise<void> {
  const next = rowBeside(root, rows);
  const done = await work.archive(rows);
  if (done.length === 0) return;
  selection.clear();
  const focused = document.activeElement;
  const id = idOf(linkAround(focused));
  const isElsewhere = id ? !done.includes(id) : focused?.matches(TAKES_KEYS);
  if (!isElsewhere) next?.focus();
}

/** Lets single keys go through the inbox, wherever nothing is being written. */
export function useKeys(root: RefObject<HTMLElement | null>, actions: KeyActions): void {
  const { isOn, work, selection } = actions;
  const meant = useMeant(actions);
  const isFieldGone = useGoneField(actions.openId);
  const mayMakeCase = usePermission('cases.edit');
  /** What a key does with conversations; undefined for a key that does nothing with them. */
  const deed = (key: string, inbox: HTMLElement): (() => void) | undefined => {
    const rows = meant.all(inbox);
    const row = meant.one();
    if (key === 'X')
      return () => selection.choose(linksOf(inbox).flatMap((link) => idOf(link) ?? []));
    if (key === 'x') return row && (() => selection.toggle(row.id));
    if (key === 'u') return row && (() => work.markUnread(row));
    if (key === 'c') return row && mayMakeCase ? () => work.askCase(row) : undefined;
    if (rows.length === 0) return undefined;
    if (key === 'l') return () => work.askLabels(rows);
    if (key === 'e') return () => void archive(inbox, rows, actions);
    if (key === 'b') return () => work.askSnooze(rows);
    return key === 'a' ? () => work.askAssignee(rows) : undefined;
  };
  const press = useEffectEvent(({ key }: KeyboardEvent): boolean => {
    const inbox = root.current;
    if (!inbox || isFieldGone()) return false;
    switch (key) {
      case 'j':
        move(inbox, 1);
        return true;
      case 'k':
        move(inbox, -1);
        return true;
      case 'o':
        if (!(document.activeElement instanceof HTMLAnchorElement)) return false;
        document.activeElement.click();
        return true;
      case 'r':
      case 'n': {
        // Never to another tenant than the one the keyboard is on.
        const row = linkAround(document.activeElement);
        const isOpen = !row || idOf(row) === actions.openId;
        if (isOpen) return write(inbox, key === 'r' ? 'reply' : 'note');
        row.click();
        return true;
      }
      case '/':
        inbox.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
        return true;
      case '?':
        actions.onHelp();
        return true;
      case 'Escape':
        actions.onClose();
        return true;
      default: {
        const act = deed(key, inbox);
        act?.();
        return act !== undefined;
      }
    }
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const handle = (event: KeyboardEvent) => {
      if (isForInbox(event) && press(event)) event.preventDefault();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [isOn]);
}
