import { MAX_SESSION_ID_LENGTH, SESSION_ID_LENGTH } from '@hausgeist/schema';
import { randomId } from './random-id';

/**
 * The user of the chat, for display only: what they may do is in a cookie that no script can read.
 */
export interface ChatUser {
  firstName: string;
  email: string;
}

/** The conversation of this browser, and the user identified for it. */
export interface ChatSession {
  id: string;
  user: ChatUser | null;
  /** From a mailed link: it signs the user in to whom it was mailed. */
  code?: string;
}

/** Keys of the browser's storage. */
export const SESSION_KEY = 'chatSessionId';
export const USER_KEY = 'userData';

/** Storage may be forbidden; then the conversation lives as long as the page. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Where cookies are blocked, even naming the storage fails. */
const browserStorage = (): Storage | undefined => attempt(() => localStorage);

const isSessionId = (text: string) =>
  text.length >= 8 && text.length <= MAX_SESSION_ID_LENGTH && /^[\w-]+$/.test(text);

function parseUser(text: string): ChatUser | null {
  const value = attempt((): unknown => JSON.parse(text));
  if (typeof value !== 'object' || value === null) return null;
  const { firstName, email } = value as Partial<Record<keyof ChatUser, unknown>>;
  if (typeof firstName !== 'string' || typeof email !== 'string') return null;
  return { firstName, email };
}

/** What is stored now; undefined as long as no chat has begun here. */
export function storedSession(storage = browserStorage()): ChatSession | undefined {
  const id = attempt(() => storage?.getItem(SESSION_KEY));
  const user = attempt(() => storage?.getItem(USER_KEY));
  return id && isSessionId(id) ? { id, user: user ? parseUser(user) : null } : undefined;
}

/** What is stored now, or a session that begins; it is stored once its user is known. */
export const readSession = (storage = browserStorage()): ChatSession =>
  storedSession(storage) ?? freshSession();

const freshSession = (): ChatSession => ({ id: randomId(SESSION_ID_LENGTH), user: null });

/** Starts over: another session id, no user identified. Other tabs hear of it. */
export function startFreshSession(storage = browserStorage()): ChatSession {
  attempt(() => storage?.removeItem(USER_KEY));
  attempt(() => storage?.removeItem(SESSION_KEY));
  return freshSession();
}

/** Goes on with another conversation of the same user. */
export function storeConversation(
  { user }: ChatSession,
  id: string,
  storage = browserStorage(),
): ChatSession {
  attempt(() => storage?.setItem(SESSION_KEY, id));
  return { id, user };
}

/**
 * The conversation that a mailed link leads into or begins, if the page was opened by one. What it holds stands
 * behind the `#`, so that no server's log and no referrer has it.
 */
export function readLinkedSession(storage = browserStorage()): ChatSession | undefined {
  const values = new URLSearchParams(location.hash.slice(1));
  const named = values.get('chat');
  const code = values.get('code');
  if (!code || (named !== null && !isSessionId(named))) return undefined;
  // A link into the chat, but into no conversation, begins one.
  const id = named ?? randomId(SESSION_ID_LENGTH);
  attempt(() => storage?.removeItem(USER_KEY));
  attempt(() => storage?.setItem(SESSION_KEY, id));
  return { id, user: null, code };
}

/** Takes what a link held out of the address: it is used up, and no bookmark should have it. */
export function forgetLink(): void {
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
}

/**
 * Keeps who was identified. Another user than before gets a session id of their own, because the
 * old one belongs to the other person's conversation.
 */
export function storeUser(
  session: ChatSession,
  user: ChatUser,
  storage = browserStorage(),
): ChatSession {
  const isOther = session.user !== null && !isSameUser(session.user, user);
  const { id } = isOther ? freshSession() : session;
  attempt(() => storage?.setItem(SESSION_KEY, id));
  attempt(() => storage?.setItem(USER_KEY, JSON.stringify(user)));
  return { id, user };
}

const isSameUser = (a: ChatUser | null, b: ChatUser | null) =>
  a?.email.toLowerCase() === b?.email.toLowerCase();

/** Whether both mean one conversation of one person. */
export function isSameSession(a: ChatSession, b: ChatSession): boolean {
  return a.id === b.id && isSameUser(a.user, b.user);
}
