import { useApolloClient } from '@hausgeist/shell-api';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { InboxRow } from '../../inbox-live';
import { InboxRowFragmentDoc } from '../gql/graphql';
import type { WorkActions } from '../work/use-work-actions';
import { useGoneField } from './use-gone-field';

/** Where keys are for writing or choosing. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable], dialog';

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
  onSelect: (id: string) => void;
  onClose: () => void;
  onHelp: () => void;
}

const linksOf = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLAnchorElement>('a[data-conversation]'),
];

/** Brings the keyboard to the next row, or to the one before; from nowhere, beside the open one. */
function move(root: HTMLElement, step: 1 | -1): void {
  const links = linksOf(root);
  const focused = links.indexOf(document.activeElement as HTMLAnchorElement);
  const open = links.findIndex((link) => link.hasAttribute('aria-current'));
  const from = focused === -1 ? open : focused;
  const target = from === -1 ? links[0] : links[from + step];
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
}

/** The conversation that a key is about: the row that the keyboard is on, else the open one. */
function useMeant(openId: string | undefined): () => InboxRow | undefined {
  const client = useApolloClient();
  return () => {
    const focused = document.activeElement?.getAttribute('data-conversation');
    const id = focused ?? openId;
    if (!id) return undefined;
    const fragment = { fragment: InboxRowFragmentDoc, id: `InboxConversation:${id}` };
    return client.cache.readFragment(fragment) ?? undefined;
  };
}

/** Lets single keys go through the inbox, wherever nothing is being written. */
export function useKeys(root: RefObject<HTMLElement | null>, actions: KeyActions): void {
  const { isOn } = actions;
  const meant = useMeant(actions.openId);
  const isFieldGone = useGoneField(actions.openId);
  const press = useEffectEvent((event: KeyboardEvent): boolean => {
    const inbox = root.current;
    if (!inbox || isFieldGone()) return false;
    const row = meant();
    switch (event.key) {
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
      case 'e':
        if (row) void actions.work.archive([row]);
        return row !== undefined;
      case 'b':
        if (row) actions.work.askSnooze([row]);
        return row !== undefined;
      case 'a':
        if (row) actions.work.askAssignee(row);
        return row !== undefined;
      case 'x':
        if (row) actions.onSelect(row.id);
        return row !== undefined;
      case 'u':
        if (row) actions.work.markUnread(row);
        return row !== undefined;
      case '/':
        inbox.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
        return true;
      case '?':
        actions.onHelp();
        return true;
      case 'Escape':
        actions.onClose();
        return true;
      default:
        return false;
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
