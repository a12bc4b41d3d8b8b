import { useEffect, useState } from 'react';
import { isGreeting, isQuestion, withoutNumbers } from '../identification';

const DRAFT_KEY = 'chatDraft';

interface StoredDraft {
  sessionId: string;
  text: string;
}

function store(draft: StoredDraft): void {
  try {
    if (draft.text) sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage may be full or forbidden; then a reload forgets the draft.
  }
}

function parse(text: string): Partial<Record<keyof StoredDraft, unknown>> {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null ? value : {};
}

/** What was stored for this session; the draft of another session is not shown. */
function stored(sessionId: string): string {
  try {
    const draft = parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}');
    return draft.sessionId === sessionId && typeof draft.text === 'string' ? draft.text : '';
  } catch {
    return '';
  }
}

/** What is being written. */
export interface DraftHandle {
  /** What the input shows. */
  text: string;
  setText: (text: string) => void;
  /** Nothing is written, not even aside. */
  isEmpty: boolean;
  /** Puts a message that was not sent before what has been written since. */
  giveBack: (text: string) => void;
  /** Puts a text behind what is written, for after the sign-in. */
  keep: (text: string) => void;
  /** Throws the message away. */
  forget: () => void;
}

/** Text that is there first, then text that came since. */
const joined = (...texts: readonly string[]) => texts.filter(Boolean).join('\n\n');

/**
 * The text being written, and in the storage before it what could not be sent yet. A message survives a reload of this tab, and is put aside while the user
 * has to sign in again; what is typed for the sign-in is never stored.
 */
export function useDraft(
  sessionId: string,
  signedIn: boolean,
  unsent: readonly string[],
): DraftHandle {
  const [message, setMessage] = useState(() => stored(sessionId));
  const [answer, setAnswer] = useState('');
  const kept = joined(...unsent, message);
  if (signedIn && answer) {
    // Was written while the number was checked: a question goes on being one, what was to sign in is of no use any more.
    setAnswer('');
    if (isQuestion(answer) && !isGreeting(answer)) {
      setMessage((before) => joined(before, withoutNumbers(answer)));
    }
  }
  useEffect(() => store({ sessionId, text: kept }), [sessionId, kept]);

  return {
    text: signedIn ? message : answer,
    setText: signedIn ? setMessage : setAnswer,
    isEmpty: message.trim() === '' && answer.trim() === '',
    giveBack: (text) => setMessage((since) => joined(text, since)),
    keep: (text) => setMessage((before) => joined(before, text)),
    forget: () => setMessage(''),
  };
}
