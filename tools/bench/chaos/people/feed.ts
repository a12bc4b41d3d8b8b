/** An event of a conversation as the subscription tells it. */
export type FeedEvent =
  | { __typename: 'MessageChanged'; cursor: string; message: FeedMessage }
  | {
      __typename: 'AnswerDelta';
      messageId: string;
      attempt: number;
      offset: number;
      text: string;
    }
  | { __typename: 'ConversationChanged'; cursor: string; conversation: { status: string } };

export interface FeedMessage {
  id: string;
  text: string;
  status: 'COMPLETE' | 'GENERATING' | 'FAILED';
  attempt: number;
  replyToId: string | null;
  requestId: string | null;
}

interface Pieces {
  text: string;
  hasGap: boolean;
}

/** What a client knows of a conversation that it follows. */
export class Feed {
  readonly messages = new Map<string, FeedMessage>();
  /** Answers of which pieces came whose beginning the client never got, and when. */
  readonly gaps: { what: string; at: number }[] = [];
  /** Answers whose pieces all came and are not the beginning of the stored text. */
  readonly differences: string[] = [];
  /** Answers that were followed piece by piece. */
  streamed = 0;
  cursor: string | undefined;
  status = 'OPEN';
  /** When the client last came (back). */
  #cameAt = 0;
  readonly #pieces = new Map<string, Pieces>();

  /** The client comes (back): what follows is for the cursor that it has now. */
  come(): void {
    this.#cameAt = performance.now();
  }

  take(event: FeedEvent): void {
    if (event.__typename === 'AnswerDelta') {
      this.#takeDelta(event);
      return;
    }
    if (event.__typename === 'MessageChanged') this.#takeMessage(event.message);
    else this.status = event.conversation.status;
    this.cursor = event.cursor;
  }

  /** The answer to a question, once it is there. */
  answerTo(questionId: string): FeedMessage | undefined {
    return [...this.messages.values()].find(
      ({ replyToId, status }) => replyToId === questionId && status !== 'GENERATING',
    );
  }

  #takeDelta({ messageId, attempt, offset, text }: FeedEvent & { __typename: 'AnswerDelta' }) {
    // The text is there already, and pieces that were on their way say nothing new.
    const stored = this.messages.get(messageId);
    if (stored && stored.status !== 'GENERATING' && stored.attempt >= attempt) return;
    const key = `${messageId} ${attempt}`;
    const known = this.#pieces.get(key) ?? { text: '', hasGap: false };
    this.#pieces.set(key, known);
    if (offset <= known.text.length) {
      known.text = known.text.slice(0, offset) + text;
      return;
    }
    const at = performance.now();
    const since = `${Math.round(at - this.#cameAt)} ms after the client came`;
    const what = `${key}: ${offset} after ${known.text.length}, ${since}, ${stored?.status}`;
    if (!known.hasGap) this.gaps.push({ what, at });
    known.hasGap = true;
  }

  #takeMessage(message: FeedMessage): void {
    const before = this.messages.get(message.id);
    this.messages.set(message.id, message);
    if (message.status !== 'COMPLETE' || before?.status === 'COMPLETE') return;
    const pieces = this.#pieces.get(`${message.id} ${message.attempt}`);
    if (!pieces || pieces.hasGap) return;
    this.streamed += 1;
    if (!message.text.startsWith(pieces.text)) {
      this.differences.push(`${message.id}: "${pieces.text}" became "${message.text}"`);
    }
  }
}
