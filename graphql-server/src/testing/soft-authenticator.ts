import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface KeptKey {
  privateKey: KeyObject;
  userHandle: string;
}

/** Options of WebAuthn, as far as a test looks at them. */
interface AskedOptions {
  challenge: string;
  rpId?: string;
  rp?: { id?: string };
  user?: { id: string };
  allowCredentials?: { id: string }[];
}

/** What an authenticator says otherwise than it should. */
interface Deviation {
  origin?: string;
  challenge?: string;
  type?: string;
  rpId?: string;
  isVerified?: boolean;
  /** Says this counter, and does not count. */
  counter?: number;
  userHandle?: string;
  /** Signs with a key that is not the one it names. */
  withForeignKey?: boolean;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');

const coordinate = (value: string) => new Uint8Array(Buffer.from(value, 'base64url'));

/** An authenticator in software: passkeys with P-256 that are found without a name. */
export class SoftAuthenticator {
  readonly #origin: string;
  readonly #keys = new Map<string, KeptKey>();
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Makes a passkey, as `navigator.credentials.create` does. */
  create(options: object, deviation: Deviation = {}): Record<string, unknown> {
    const { challenge, rp, user } = options as AskedOptions;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(32);
    this.#keys.set(text(id), { privateKey, userHandle: user?.id ?? '' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.#head(rp?.id ?? '', { ...deviation, flags: WITH_KEY }),
      Buffer.alloc(16),
      length,
      id,
      key,
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, Parameters<typeof isoCBOR.encode>[0]>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return this.#credential(text(id), {
      clientDataJSON: text(this.#clientData('webauthn.create', challenge, deviation)),
      attestationObject: text(Buffer.from(attestation)),
      transports: ['internal'],
    });
  }

  /** Answers with the newest passkey that is asked for, as `navigator.credentials.get` does. */
  get(options: object, deviation: Deviation = {}): Record<string, unknown> {
    const { challenge, rpId = '', allowCredentials = [] } = options as AskedOptions;
    const wanted = allowCredentials.map(({ id }) => id);
    const [id, key] =
      [...this.#keys].findLast(([known]) => wanted.length === 0 || wanted.includes(known)) ?? [];
    if (id === undefined || !key) throw new Error('There is no such passkey.');
    const clientData = this.#clientData('webauthn.get', challenge, deviation);
    const authenticatorData = this.#head(rpId, { ...deviation, flags: 0 });
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    const signature = sign('sha256', signed, deviation.withForeignKey ? foreign : key.privateKey);
    return this.#credential(id, {
      clientDataJSON: text(clientData),
      authenticatorData: text(authenticatorData),
      signature: text(signature),
      userHandle: deviation.userHandle ?? key.userHandle,
    });
  }

  #credential(id: string, response: object): Record<string, unknown> {
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    const { origin = this.#origin } = deviation;
    const said = { type: deviation.type ?? type, challenge: deviation.challenge ?? challenge };
    return Buffer.from(JSON.stringify({ ...said, origin, crossOrigin: false }));
  }

  #head(site: string, { flags, ...deviation }: Deviation & { flags: number }): Buffer {
    const { rpId = site, isVerified = true, counter } = deviation;
    if (counter === undefined) this.#counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.#counter);
    const said = PRESENT | (isVerified ? VERIFIED : 0) | flags;
    return Buffer.concat([sha256(rpId), Buffer.from([said]), count]);
  }
}
