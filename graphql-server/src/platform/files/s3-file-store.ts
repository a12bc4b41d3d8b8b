import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { blob } from 'node:stream/consumers';
import { AwsClient } from 'aws4fetch';
import {
  type FileContent,
  FileMissingError,
  type FileStore,
  requireFileKey,
  type StoredFile,
} from './file-store.js';

/** Where an S3-compatible store is and how to get in. */
export interface S3Settings {
  /** Address of the bucket, with a folder inside it if wanted, without a trailing slash. */
  address: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** How the store encrypts what it keeps; as its bucket says if unset. */
  encryption?: { algorithm: 'AES256' | 'aws:kms'; keyId?: string | undefined } | undefined;
}

/** Longest time one request may take, in milliseconds; modest files only are stored. */
const TIMEOUT_MS = 30_000;

/** Attempts after the first one when the store answers 429 or 5xx. */
const RETRIES = 2;

/** Keeps files in a bucket of an S3-compatible store, shared by all replicas. */
export class S3FileStore implements FileStore {
  readonly #address: string;
  readonly #client: AwsClient;
  readonly #encryption: Record<string, string>;

  constructor({ address, encryption, ...credentials }: S3Settings) {
    this.#address = address;
    this.#encryption = encryptionHeaders(encryption);
    this.#client = new AwsClient({ ...credentials, service: 's3', retries: RETRIES });
  }

  /** A stream is gathered in memory first, because its length and hash are part of the request. */
  async put(key: string, content: FileContent): Promise<void> {
    const body = await asBlob(content);
    const response = await this.#send('PUT', key, {
      body,
      headers: {
        'content-type': 'application/octet-stream',
        // The signature covers the hash, so a damaged transfer is refused by the store.
        'x-amz-content-sha256': await hashOf(body),
        ...this.#encryption,
      },
    });
    await expectSuccess(response, 'PUT');
  }

  async get(key: string): Promise<StoredFile> {
    const response = await this.#send('GET', key);
    if (response.status === 404) {
      await response.body?.cancel();
      throw new FileMissingError(key);
    }
    if (!response.ok || !response.body) throw await failure(response, 'GET');
    return {
      stream: Readable.fromWeb(response.body),
      size: Number(response.headers.get('content-length')),
    };
  }

  async delete(key: string): Promise<void> {
    const response = await this.#send('DELETE', key);
    if (response.status === 404) await response.body?.cancel();
    else await expectSuccess(response, 'DELETE');
  }

  /** S3 does not tell how much room a bucket has. */
  async checkRoom(): Promise<void> {}

  async exists(key: string): Promise<boolean> {
    const response = await this.#send('HEAD', key);
    if (response.status === 404) return false;
    await expectSuccess(response, 'HEAD');
    return true;
  }

  async #send(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return this.#client.fetch(`${this.#address}/${requireFileKey(key)}`, {
      ...init,
      method,
      signal,
      redirect: 'error',
    });
  }
}

function encryptionHeaders(encryption: S3Settings['encryption']): Record<string, string> {
  if (!encryption) return {};
  const { algorithm, keyId } = encryption;
  return {
    'x-amz-server-side-encryption': algorithm,
    ...(keyId ? { 'x-amz-server-side-encryption-aws-kms-key-id': keyId } : {}),
  };
}

async function asBlob(content: FileContent): Promise<Blob> {
  if (content instanceof Blob) return content;
  if (content instanceof Readable) return blob(content);
  return new Blob([new Uint8Array(content)]);
}

async function hashOf(content: Blob): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of Readable.fromWeb(content.stream())) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}

async function expectSuccess(response: Response, method: string): Promise<void> {
  if (!response.ok) throw await failure(response, method);
  await response.body?.cancel();
}

/** The store's own error code helps the operator; keys and addresses stay out of the message. */
async function failure(response: Response, method: string): Promise<Error> {
  const code = /<Code>(\w+)<\/Code>/.exec(await response.text().catch(() => ''))?.[1];
  return new Error(`The file store answered ${response.status} ${code ?? ''} to ${method}.`);
}
