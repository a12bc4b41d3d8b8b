import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Refusal } from '../../../platform/errors/index.js';
import type { AddressRules } from '../address-rules.js';
import { admitAddress, checkedLookup } from '../outgoing-address.js';
import { webhookReasons } from '../webhook.reasons.js';
import { describeFailure } from './describe-failure.js';
import { readRetryAfter } from './retry-schedule.js';

/** What is sent. */
export interface WebhookRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

/** What came of it; `failure` is missing exactly if the receiver has taken it. */
export interface WebhookOutcome {
  responseStatus?: number;
  durationMs: number;
  failure?: Refusal;
  /** Seconds that the receiver asks us to wait. */
  retryAfter?: number;
}

/** How long a receiver has for everything, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** As much of an answer as is read, so that the connection can be used again; nothing is kept. */
const MAX_ANSWER_BYTES = 64 * 1024;

/** Sends requests to untrusted addresses, chosen by users. */
export class WebhookSender {
  readonly #rules: AddressRules;
  readonly #timeoutMs: number;
  readonly #agents = {
    'http:': new http.Agent({ keepAlive: true, maxFreeSockets: 2, timeout: TIMEOUT_MS }),
    'https:': new https.Agent({ keepAlive: true, maxFreeSockets: 2, timeout: TIMEOUT_MS }),
  };

  constructor(rules: AddressRules, timeoutMs = TIMEOUT_MS) {
    this.#rules = rules;
    this.#timeoutMs = timeoutMs;
  }

  /** Makes one attempt. Rejects only when `stop` is aborted, as then nothing is known. */
  async send(request: WebhookRequest, stop: AbortSignal): Promise<WebhookOutcome> {
    const startedAt = performance.now();
    const timeout = AbortSignal.timeout(this.#timeoutMs);
    const elapsed = () => ({ durationMs: Math.round(performance.now() - startedAt) });
    try {
      const { status, retryAfter } = await this.#post(request, AbortSignal.any([stop, timeout]));
      const isTaken = status >= 200 && status < 300;
      return {
        ...elapsed(),
        responseStatus: status,
        ...(isTaken ? {} : { failure: describeStatus(status) }),
        ...(retryAfter === undefined ? {} : { retryAfter }),
      };
    } catch (error) {
      stop.throwIfAborted();
      return {
        ...elapsed(),
        failure: timeout.aborted
          ? webhookReasons.RECEIVER_TIMED_OUT({ seconds: this.#timeoutMs / 1000 })
          : describeFailure(error),
      };
    }
  }

  /** Closes connections that are kept for the next request. */
  close(): void {
    for (const agent of Object.values(this.#agents)) agent.destroy();
  }

  async #post(
    { url: address, headers, body }: WebhookRequest,
    signal: AbortSignal,
  ): Promise<{ status: number; retryAfter: number | undefined }> {
    const url = await admitAddress(address, this.#rules, signal);
    const protocol = url.protocol === 'https:' ? 'https:' : 'http:';
    const { request } = protocol === 'https:' ? https : http;
    return new Promise((resolve, reject) => {
      const options = {
        method: 'POST',
        agent: this.#agents[protocol],
        lookup: checkedLookup(this.#rules, signal),
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        signal,
      };
      let isAnswered = false;
      const outgoing = request(url, options, (response) => {
        isAnswered = true;
        const { statusCode = 0, headers: answered } = response;
        const retryAfter = readRetryAfter(answered['retry-after']);
        // The status is the answer; what becomes of the rest of it changes nothing.
        passOver(response, () => resolve({ status: statusCode, retryAfter }));
      });
      // A status, too; but we do not speak the protocol that the connection was switched to.
      outgoing.on('upgrade', ({ statusCode = 0 }, socket) => {
        isAnswered = true;
        socket.destroy();
        resolve({ status: statusCode, retryAfter: undefined });
      });
      outgoing.on('error', (error) => {
        if (!isAnswered) reject(error);
      });
      // Whatever else may end a request without a response: do not wait for one any longer.
      outgoing.on('close', () => {
        if (!isAnswered) reject(new SilentEndError());
      });
      outgoing.end(body);
    });
  }
}

/** A connection that has ended, and nothing has been said of why. */
class SilentEndError extends Error {
  readonly code = 'ECONNRESET';
}

function passOver(response: IncomingMessage, done: () => void): void {
  let bytes = 0;
  response.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > MAX_ANSWER_BYTES) response.destroy();
  });
  response.on('error', () => {});
  response.once('close', done);
}

function describeStatus(status: number): Refusal {
  return status >= 300 && status < 400
    ? webhookReasons.RECEIVER_REDIRECTS({ status })
    : webhookReasons.RECEIVER_STATUS({ status });
}
