import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Ledger } from '../ledger.ts';
import type { Random } from '../random.ts';
import { type Caller, RefusedError } from './caller.ts';
import { guarded, newSessionId } from './tenant.ts';

const QUESTIONS_PER_CONVERSATION = 4;
const WAIT_SECONDS = 10;
/** Longer than the product waits, so that its own word comes first. */
const PATIENCE_MS = 15_000;

interface RestTenantParts {
  caller: Caller;
  ledger: Ledger;
  random: Random;
  paceMs: number;
}

/** A tenant whose program knows the REST calls alone: one call a question, and again until answered. */
export async function chatByRest(
  { caller, ledger, random, paceMs }: RestTenantParts,
  stop: AbortSignal,
): Promise<void> {
  const post = (path: string, body: object) =>
    caller.fetch({
      path,
      headers: { 'content-type': 'application/json', prefer: `wait=${WAIT_SECONDS}` },
      body: () => JSON.stringify(body),
      patienceMs: PATIENCE_MS,
    });
  const ask = async (sessionId: string) => {
    const requestId = randomUUID();
    const text = `Wie oft muss ich lüften? Zimmer ${random.between(1, 9999)}`;
    const askedAt = performance.now();
    for (;;) {
      const { status, body } = await post('/api/chat', { message: text, sessionId, requestId });
      if (status >= 400) throw new RefusedError(`chat ${status}: ${JSON.stringify(body)}`);
      const { response } = body as { response: string };
      ledger.questions.set(requestId, { sessionId, text });
      if (status === 202) continue;
      ledger.questions.set(requestId, { sessionId, text, answer: response });
      ledger.waits.push(performance.now() - askedAt);
      return;
    }
  };
  const goesOn = () => !stop.aborted;
  while (goesOn()) {
    const sessionId = newSessionId();
    for (let asked = 0; asked < QUESTIONS_PER_CONVERSATION && goesOn(); asked += 1) {
      await guarded(ledger, () => ask(sessionId));
      await delay(random.between(paceMs / 2, paceMs * 1.5));
    }
    if (!goesOn()) return;
    await guarded(ledger, async () => {
      const { status, body } = await post('/api/chat/end', { sessionId });
      if (status >= 400) throw new RefusedError(`chat/end ${status}: ${JSON.stringify(body)}`);
      ledger.endedSessions.add(sessionId);
    });
  }
}
