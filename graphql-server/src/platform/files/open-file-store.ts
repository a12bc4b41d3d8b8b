import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, ConfigurationError } from '../../env.js';
import { DiskFileStore } from './disk-file-store.js';
import type { FileStore } from './file-store.js';
import { S3FileStore, type S3Settings } from './s3-file-store.js';

/** Opens the configured store: a folder of this machine, or a bucket that all replicas share. */
export async function openFileStore(
  config: Pick<Config, 'filesUrl' | 'dataDir'>,
): Promise<FileStore> {
  const url = config.filesUrl === undefined ? undefined : new URL(config.filesUrl);
  if (url && url.protocol !== 'file:') return new S3FileStore(readS3Settings(url));
  const store = new DiskFileStore(url ? fileURLToPath(url) : join(config.dataDir, 'files'));
  await store.open();
  return store;
}

/**
 * Reads the address of an S3-compatible store: `https://KEY:SECRET@host/bucket?region=…` for any,
 * `s3://KEY:SECRET@bucket?region=…` for Amazon's. Special characters of the key and the secret are
 * percent-encoded. A path behind the bucket becomes a folder in it. `encryption=AES256` or `aws:kms`, with
 * `kmsKey=…` if not the bucket's, has the store encrypt every file.
 */
export function readS3Settings(url: URL): S3Settings {
  const accessKeyId = decodeURIComponent(url.username);
  const secretAccessKey = decodeURIComponent(url.password);
  const path = url.pathname.replace(/\/+$/, '');
  const region = url.searchParams.get('region');
  if (!accessKeyId || !secretAccessKey) {
    throw new ConfigurationError('FILES_URL must hold the key and secret: https://KEY:SECRET@….');
  }
  const encryption = readEncryption(url.searchParams);
  if (url.protocol !== 's3:') {
    if (path === '') {
      throw new ConfigurationError(
        'FILES_URL must name the bucket: https://KEY:SECRET@host/bucket.',
      );
    }
    const address = `${url.protocol}//${url.host}${path}`;
    return {
      ...{ address, region: region ?? 'us-east-1', accessKeyId, secretAccessKey },
      ...encryption,
    };
  }
  if (!region)
    throw new ConfigurationError('FILES_URL must end in ?region=… for an s3:// address.');
  const address = `https://${url.hostname}.s3.${region}.amazonaws.com${path}`;
  return { address, region, accessKeyId, secretAccessKey, ...encryption };
}

function readEncryption(query: URLSearchParams): Pick<S3Settings, 'encryption'> {
  const algorithm = query.get('encryption');
  const keyId = query.get('kmsKey') ?? undefined;
  if (algorithm === null && keyId === undefined) return {};
  if (algorithm !== 'aws:kms' && (algorithm !== 'AES256' || keyId !== undefined)) {
    throw new ConfigurationError(
      'FILES_URL may ask for encryption=AES256, or for encryption=aws:kms with kmsKey=….',
    );
  }
  return { encryption: { algorithm, keyId } };
}
