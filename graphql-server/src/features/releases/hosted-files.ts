import http from 'node:http';
import https from 'node:https';
import { AppError, badInput, type Refusal } from '../../platform/errors/index.js';
import { contentTypeOf } from '../../platform/http/index.js';
import { type AddressRules, admitAddress, checkedLookup } from '../webhooks/index.js';
import type { ReleaseDescription } from './release-description.js';
import { addressOf, digestOfFile, isSourceMap } from './release-files.js';
import { MAX_FILE_BYTES, MAX_RELEASE_BYTES, type ReleaseFiles } from './release-parts.js';
import { releaseReasons } from './release.reasons.js';

/** How long an origin has to begin an answer, and to end it. */
const ANSWER_MS = 2_000;
const WHOLE_MS = 15_000;

/** Files that are fetched at the same time. */
const AT_ONCE = 6;

/** What came from an origin. */
interface Answer {
  status: number;
  type: string;
  /** Which pages may load it, as the origin says. */
  allowed: string | undefined;
  content: Buffer;
}

/** Reads what lies at the origin of a team as browsers will: with the page's origin, and no redirects. */
export class HostedFiles {
  readonly #rules: AddressRules;
  readonly #pageOrigin: string;

  constructor(rules: AddressRules, publicUrl: string) {
    this.#rules = rules;
    this.#pageOrigin = new URL(publicUrl).origin;
  }

  /**
   * The files of a build that lies elsewhere: those of the origin, and the maps of its scripts, which are uploaded.
   *
   * @throws AppError with code BAD_USER_INPUT for the first file that browsers would not take
   */
  async collect(description: ReleaseDescription, uploaded: ReleaseFiles): Promise<ReleaseFiles> {
    const files = new Map(uploaded);
    const failed = new AbortController();
    const rest = description.files.filter((path) => !isSourceMap(path)).values();
    let total = 0;
    const fetchRest = async () => {
      for (const path of rest) {
        const content = await this.#fetch(description, path, failed.signal);
        total += content.length;
        if (total > MAX_RELEASE_BYTES) {
          throw new AppError('PAYLOAD_TOO_LARGE', releaseReasons.RELEASE_TOO_LARGE);
        }
        files.set(path, content);
      }
    };
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, fetchRest));
    } finally {
      // One that hangs is not asked for the next file.
      failed.abort();
    }
    return files;
  }

  async #fetch(
    description: ReleaseDescription,
    path: string,
    failed: AbortSignal,
  ): Promise<Buffer> {
    const address = addressOf(description, path);
    const answer = await this.#ask(address, failed);
    const refusal = answer
      ? refusalOf({ address, path, digest: description.hosted?.digests[path] }, answer)
      : releaseReasons.RELEASE_HOSTED_SILENT({ address, seconds: ANSWER_MS / 1000 });
    if (refusal) throw badInput(refusal);
    return answer?.content ?? Buffer.of();
  }

  /** What it answers; undefined for one that cannot be reached in time. */
  async #ask(address: string, failed: AbortSignal): Promise<Answer | undefined> {
    const silent = new AbortController();
    const timer = setTimeout(() => silent.abort(), ANSWER_MS);
    const signal = AbortSignal.any([silent.signal, failed, AbortSignal.timeout(WHOLE_MS)]);
    try {
      const url = await admitAddress(address, this.#rules, signal);
      return await get(url, {
        ...{ rules: this.#rules, signal, answered: () => clearTimeout(timer) },
        headers: { origin: this.#pageOrigin, 'accept-encoding': 'identity' },
      });
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Why browsers would not take what the origin answers for a file. */
function refusalOf(
  { address, path, digest }: { address: string; path: string; digest: string | undefined },
  { status, type, allowed, content }: Answer,
): Refusal | undefined {
  if (status !== 200) return releaseReasons.RELEASE_HOSTED_ABSENT({ address, status });
  if (digestOfFile(content) !== digest) return releaseReasons.RELEASE_HOSTED_OTHER({ address });
  // Pages are also at the companies' own domains, and send no cookies along.
  if (allowed !== '*') return releaseReasons.RELEASE_HOSTED_CORS({ address });
  const wanted = essenceOf(contentTypeOf(path) ?? '');
  if (!/\.(?:js|css)$/.test(path) || essenceOf(type) === wanted) return undefined;
  return releaseReasons.RELEASE_HOSTED_TYPE({ address, type: wanted });
}

/** Without parameters; scripts have an older name, too. */
const essenceOf = (type: string) =>
  (type.split(';')[0] ?? '')
    .trim()
    .toLowerCase()
    .replace('application/javascript', 'text/javascript');

interface Question {
  rules: AddressRules;
  signal: AbortSignal;
  headers: Record<string, string>;
  /** Called when the answer has begun. */
  answered: () => void;
}

function get(url: URL, { rules, answered, ...options }: Question): Promise<Answer> {
  const { request } = url.protocol === 'https:' ? https : http;
  const lookup = checkedLookup(rules, options.signal);
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { ...options, lookup }, (response) => {
      answered();
      const { statusCode: status = 0, headers } = response;
      readWhole(response).then(
        (content) =>
          resolve({
            ...{ status, content, type: headers['content-type'] ?? '' },
            allowed: headers['access-control-allow-origin'],
          }),
        reject,
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

async function readWhole(response: http.IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MAX_FILE_BYTES) throw new Error('The file is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
