import type { RequestContext } from '../../../platform/context/index.js';
import { AppError, conflict, storedRefusal } from '../../../platform/errors/index.js';
import { type EventBus, EventQueue } from '../../../platform/events/index.js';
import { knowledgeReasons } from '../knowledge.reasons.js';
import { companyProgressTopic, type IngestionProgress } from './ingestion-progress.js';
import { findState, type PromptFileState } from './prompt-file-state.repository.js';

/** How long a caller waits for use cases; longer, and the subscription tells the rest. */
const PATIENCE_MS = 25_000;

/** More progress events than the largest prompt file causes. */
const CAPACITY = 10_000;

/** Where progress is told, and how long it is waited for. */
export interface Following {
  events: EventBus;
  patienceMs?: number;
}

/**
 * Stores a prompt file and waits until it answers questions, or for as long as a browser waits: then
 * its state is still PENDING. `store` gives the id of the file.
 */
export async function followFile(
  context: RequestContext,
  companyId: string,
  { events, patienceMs = PATIENCE_MS }: Following,
  store: () => Promise<string>,
): Promise<PromptFileState> {
  const queue = new EventQueue<IngestionProgress>(CAPACITY);
  const stopListening = await events.listen(companyProgressTopic(companyId), (payload) =>
    queue.push(payload as unknown as IngestionProgress),
  );
  const timer = setTimeout(() => queue.close(), patienceMs);
  try {
    const promptFileId = await store();
    const begun = { promptFileId, companyId, status: 'PENDING', done: 0, total: 0, vectorCount: 0 };
    await events.publish(companyProgressTopic(companyId), begun);
    await untilSettled(queue, promptFileId);
    return requireUsable(await findState(context.em.fork(), companyId, promptFileId));
  } finally {
    clearTimeout(timer);
    queue.close();
    await stopListening();
  }
}

/** Waits until the file, or a later one that takes its place, has been dealt with. */
async function untilSettled(
  queue: EventQueue<IngestionProgress>,
  promptFileId: string,
): Promise<void> {
  for (;;) {
    const progress = await queue.next();
    if (!progress) return;
    const isSettled = progress.status !== 'PENDING';
    // Ids grow with time, so a greater one is of a later upload.
    if (isSettled && progress.promptFileId >= promptFileId) return;
  }
}

function requireUsable(state: PromptFileState | undefined): PromptFileState {
  if (!state) throw conflict(knowledgeReasons.PROMPT_FILE_REPLACED);
  if (state.status === 'ERROR') {
    throw new AppError(
      'UNAVAILABLE',
      storedRefusal(state.refusal, state.error) ?? knowledgeReasons.PROMPT_UPLOAD_FAILED,
    );
  }
  return state;
}
