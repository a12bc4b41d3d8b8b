// Keys that releases are signed with: Ed25519, the private one in a file of its own.
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
} from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Failure } from './process.mjs';

/** The public half as RELEASE_KEYS names it: 32 bytes in Base64. */
const publicText = (key) =>
  Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x, 'base64url').toString('base64');

/** Makes a key in a new file that its owner alone may read; gives its public half. */
export function makeReleaseKey(file) {
  if (existsSync(file)) throw new Failure(`${file} is there already, and is not written over.`);
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
  return publicText(privateKey);
}

/** The key in a file. */
function readReleaseKey(file) {
  try {
    const key = createPrivateKey(readFileSync(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Told below.
  }
  throw new Failure(`${file} holds no Ed25519 key in PEM. Make one with --new-key <file>.`);
}

/** What the server asks for: a text that names the build to the last byte, and its signature. */
export function signRelease(keyFile, description, files) {
  const digests = files.map(({ path, content }) => [
    path,
    createHash('sha256').update(content).digest('hex'),
  ]);
  const statement = JSON.stringify({
    kind: 'hausgeist-release-1',
    description,
    files: Object.fromEntries(digests),
  });
  const signature = sign(null, Buffer.from(statement), readReleaseKey(keyFile));
  return { statement, signature: signature.toString('base64') };
}
