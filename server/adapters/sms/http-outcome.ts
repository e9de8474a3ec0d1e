/** What a web gateway's answer, or its silence, says about the message. */
import { refuse } from './driver.ts';
import type { SmsResult } from './port.ts';

// The gateway has read the message and will never take it as it is.
const wrongMessage = new Set([400, 410, 413, 422]);
// It broke on the way: the message may have gone out already.
const broken = new Set([408, 500, 502, 504]);

/** From the status. 409 is the answer to an id sent before: the message is in good hands. */
export function resultOfStatus(status: number, providerId: string | undefined): SmsResult {
  if ((status >= 200 && status < 300) || status === 409) {
    return providerId === undefined ? { kind: 'accepted' } : { kind: 'accepted', providerId };
  }
  const reason = `the gateway answered ${status}`;
  if (broken.has(status)) return { kind: 'unknown', reason };
  // The rest (wrong token, wrong path, a redirect, too many, closed) can be put right by people.
  return refuse(reason, wrongMessage.has(status));
}

// The connection was never made, so nothing can have been sent.
const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ERR_INVALID_URL',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

/** From a request that brought no answer. */
export function resultOfFailure(fault: unknown): SmsResult {
  if (fault instanceof Error && ['AbortError', 'TimeoutError'].includes(fault.name)) {
    return { kind: 'unknown', reason: 'the gateway did not answer in time' };
  }
  const code = codeOf(fault);
  if (neverConnected.has(code)) return refuse(`the gateway cannot be reached (${code})`, false);
  return { kind: 'unknown', reason: `the connection to the gateway broke (${code})` };
}

function codeOf(fault: unknown): string {
  const cause = fault instanceof Error ? fault.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : 'no code';
}
