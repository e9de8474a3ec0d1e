/** Recovery codes: shown once, stored as hashes, and typed from paper when the authenticator is lost. */
import { hashToken } from '#server/platform/secrets.ts';

const count = 10;
const groups = 4;
const signs = groups * 4;
// Without 0 and o, 1, i and l, which look alike on paper.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten codes of four groups of four, 79 random bits each. */
export function makeRecoveryCodes(newToken: () => string): string[] {
  return Array.from({ length: count }, () => makeCode(newToken));
}

function makeCode(newToken: () => string): string {
  let code = '';
  while (code.length < signs)
    // A multiple of the alphabet's length, so that all characters are equally frequent.
    for (const byte of Buffer.from(newToken(), 'base64url'))
      if (byte < 256 - (256 % alphabet.length)) code += alphabet[byte % alphabet.length];
  return (code.slice(0, signs).match(/.{4}/g) ?? []).join('-');
}

/**
 * Hashes under which a typed code may be stored: separators and case are ignored; older codes are also compared as
 * typed.
 */
export function hashesOfTyped(typed: string): string[] {
  const plain = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  return [hashToken(typed.trim()), hashToken((plain.match(/.{1,4}/g) ?? []).join('-'))];
}
