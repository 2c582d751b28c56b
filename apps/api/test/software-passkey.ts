import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { cose, isoCBOR } from '@simplewebauthn/server/helpers';

/** Faults of an authenticator's response. */
export interface Flaws {
  origin?: string;
  rpID?: string;
  type?: string;
  challenge?: string;
  /** Signs with another key. */
  foreignKey?: boolean;
  /** Without a touch. */
  absent?: boolean;
}

/** A security key in software: creates one ES256 credential, and signs with it as in a browser. */
export class SoftwarePasskey {
  readonly id = randomBytes(32).toString('base64url');
  counter = 0;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Returns the response to creation options, as the JSON text that a page sends. */
  create(options: string, flaws: Flaws = {}): string {
    const { challenge, rp } = JSON.parse(options) as { challenge: string; rp: { id: string } };
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const data = Buffer.concat([
      this.#data(flaws.rpID ?? rp.id, 0x40, flaws),
      Buffer.alloc(16),
      length,
      id,
      this.#cose(),
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    );
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge, flaws).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
      transports: ['usb'],
    });
  }

  /** Returns the response to request options, as the JSON text that a page sends. */
  sign(options: string, flaws: Flaws = {}): string {
    const { challenge, rpId } = JSON.parse(options) as { challenge: string; rpId: string };
    this.counter += 1;
    const data = this.#data(flaws.rpID ?? rpId, 0, flaws);
    const client = this.#client('webauthn.get', challenge, flaws);
    const hash = createHash('sha256').update(client).digest();
    const key: KeyObject = flaws.foreignKey
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
      : this.#keys.privateKey;
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, hash]), key).toString('base64url'),
    });
  }

  #answer(response: Record<string, unknown>): string {
    return JSON.stringify({ id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response });
  }

  #client(type: string, challenge: string, flaws: Flaws): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: flaws.type ?? type,
        challenge: flaws.challenge ?? challenge,
        origin: flaws.origin ?? this.#origin,
        crossOrigin: false,
      }),
    );
  }

  #data(rpID: string, more: number, flaws: Flaws): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = more | (flaws.absent ? 0 : 0x01);
    return Buffer.concat([createHash('sha256').update(rpID).digest(), Buffer.from([flags]), counter]);
  }

  #cose(): Uint8Array {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return isoCBOR.encode(
      new Map<number, unknown>([
        [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
        [cose.COSEKEYS.alg, cose.COSEALG.ES256],
        [cose.COSEKEYS.crv, cose.COSECRV.P256],
        [cose.COSEKEYS.x, new Uint8Array(Buffer.from(x, 'base64url'))],
        [cose.COSEKEYS.y, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    );
  }
}
