import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Purposes of keys derived from the master key; the key of one tells nothing about the others. */
export type Purpose =
  | 'otp'
  | 'outbox'
  | 'log'
  | 'staff'
  | 'device'
  | 'session'
  | 'xsrf'
  | 'backup'
  | 'audit'
  | 'challenge'
  | 'link'
  | 'hand-over'
  | 'certificate'
  | 'recipient';

export type Secrets = {
  /** HMAC, hex: only the holder of the master key can compute it. */
  mac(purpose: Purpose, text: string): string;
  /** Encrypts a text that is stored in the database (a code on its way to the SMS gateway). */
  seal(purpose: Purpose, text: string): string;
  unseal(purpose: Purpose, sealed: string): string;
};

/** Derives the keys on first use. `unseal` throws for what another key has sealed, or anybody has changed. */
export function createSecrets(masterKey: string): Secrets {
  const keys = new Map<Purpose, Buffer>();
  const keyOf = (purpose: Purpose) => {
    const known = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', masterKey, 'sowgat', purpose, 32));
    keys.set(purpose, known);
    return known;
  };
  return {
    mac: (purpose, text) => createHmac('sha256', keyOf(purpose)).update(text).digest('hex'),
    seal(purpose, text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyOf(purpose), nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    unseal(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose), bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}

/** A cookie that has the shape of our tokens, else undefined: browsers that all send `1` would share one rate limit. */
export function readToken(cookie: string | undefined): string | undefined {
  return cookie !== undefined && /^[\w-]{43}$/.test(cookie) ? cookie : undefined;
}

/** Hash of a token, as stored. Tokens are 256 random bits, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
