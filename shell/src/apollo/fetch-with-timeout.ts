/** Longest wait for an answer over HTTP. */
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * `fetch` that gives up; a caller's own signal still counts. An operation that may take longer says
 * so by `context: { fetchOptions: { timeoutMs } }`.
 */
export function fetchWithTimeout(
  input: RequestInfo | URL,
  {
    timeoutMs = REQUEST_TIMEOUT_MS,
    ...init
  }: RequestInit & { timeoutMs?: number | undefined } = {},
) {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return fetch(input, { ...init, signal });
}
