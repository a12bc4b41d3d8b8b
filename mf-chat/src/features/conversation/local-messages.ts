import type { ConversationState } from './conversation-state';
import type { LocalMessage, OutgoingMessage } from './local-content';

const placeBehind = (state: ConversationState) => ({
  behind: state.lastSequence,
  order: state.localCount + 1,
});

/** Something is said at the end of the list. */
export function withLocal(
  state: ConversationState,
  message: Pick<LocalMessage, 'content' | 'createdAt' | 'isError' | 'requestId'>,
): ConversationState {
  const place = placeBehind(state);
  const local = { ...message, ...place, id: `local-${place.order}` };
  return { ...state, local: [...state.local, local], localCount: place.order };
}

/**
 * A message sets out, or sets out again: then what was said about its failure goes, and it keeps
 * its place.
 */
export function withOutgoing(
  state: ConversationState,
  message: Omit<OutgoingMessage, 'behind' | 'order' | 'progress'>,
): ConversationState {
  const place = placeBehind(state);
  const known = state.outgoing.find(({ requestId }) => requestId === message.requestId);
  const next = { ...place, ...known, ...message, progress: 0 };
  const others = state.outgoing.filter((other) => other !== known);
  return {
    ...state,
    outgoing: [...others, next],
    local: state.local.filter(({ requestId }) => requestId !== message.requestId),
    localCount: place.order,
  };
}

/** A message on its way got further. Does nothing once the server has it. */
export function withOutgoingChange(
  state: ConversationState,
  requestId: string,
  change: Partial<Pick<OutgoingMessage, 'status' | 'progress' | 'attachmentIds' | 'files'>>,
): ConversationState {
  const outgoing = state.outgoing.map((message) =>
    message.requestId === requestId ? { ...message, ...change } : message,
  );
  return { ...state, outgoing };
}

/** A message is taken back, its text returning to where it was written. */
export function withoutOutgoing(state: ConversationState, requestId: string): ConversationState {
  const outgoing = state.outgoing.filter((message) => message.requestId !== requestId);
  return { ...state, outgoing };
}
