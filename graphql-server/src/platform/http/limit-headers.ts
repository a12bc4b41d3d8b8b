import type { FastifyReply } from 'fastify';
import type { LimitState } from '../limits/index.js';

/** Names of the headers that tell what is left of a limit. */
export const LIMIT_HEADERS = [
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'RateLimit-Policy',
] as const;

const shareLeft = ({ limit, remaining }: LimitState) => remaining / limit.points;

/** Tells the caller what is left of the limit that it will meet first. */
export function sendLimitHeaders(reply: FastifyReply, states: readonly LimitState[]): void {
  const [first, ...others] = states;
  if (!first) return;
  let tightest = first;
  for (const state of others) if (shareLeft(state) < shareLeft(tightest)) tightest = state;
  const { limit, remaining, resetSeconds } = tightest;
  reply.headers({
    'ratelimit-limit': limit.points,
    'ratelimit-remaining': remaining,
    'ratelimit-reset': resetSeconds,
    'ratelimit-policy': `${limit.points};w=${limit.durationSeconds}`,
  });
}
