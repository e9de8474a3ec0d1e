/**
 * SMS through an HTTP gateway: a phone with a SIM card and a small program, or an operator's gateway.
 *
 * `POST SMS_HTTP_URL` with `{ "id", "to", "text", "expiresAt"? }`. `Authorization: Bearer <token>` authenticates the
 * shop; `X-Sowgat-Signature` is the HMAC-SHA256 (hex, key = token) of `<X-Sowgat-Timestamp>.<body>`, so that a gateway
 * can refuse changed or old requests. `Idempotency-Key` is the message's id: the gateway must send one id only once.
 */
import { createHmac } from 'node:crypto';
import { createSmsPort, refuse } from './driver.ts';
import type { SmsMessage, SmsPort, SmsResult } from './port.ts';
import { findUnreachable } from './reach.ts';

export type HttpSmsOptions = {
  readonly url: string;
  readonly token: string;
  readonly now: () => Date;
  /** For the whole request; 10 seconds when not given. */
  readonly timeoutMs?: number;
};

// Answers are a few words; a longer one is not from an SMS gateway.
const longestAnswer = 16_384;

/** Sends to the gateway of `SMS_HTTP_URL`; closing aborts requests under way, whose result is `unknown` then. */
export function createHttpSms(o: HttpSmsOptions): SmsPort {
  const closing = new AbortController();

  async function deliver(message: SmsMessage): Promise<SmsResult> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(o.timeoutMs ?? 10_000)]);
    try {
      const answer = await fetch(o.url, { ...requestFor(message, o), signal });
      return resultOfStatus(answer.status, await providerIdOf(answer));
    } catch (fault) {
      return resultOfFailure(fault);
    }
  }

  return createSmsPort({
    name: 'http',
    now: o.now,
    deliver,
    findFault: () => findUnreachable(new URL(o.url)),
    close: async () => closing.abort(),
  });
}

function requestFor({ id, to, text, expiresAt }: SmsMessage, o: HttpSmsOptions): RequestInit {
  const body = JSON.stringify({ id, to, text, expiresAt: expiresAt?.toISOString() });
  const timestamp = String(Math.floor(o.now().getTime() / 1000));
  const signature = createHmac('sha256', o.token).update(`${timestamp}.${body}`).digest('hex');
  return {
    method: 'POST',
    body,
    // Following a redirect would send the token and a customer's code to an address nobody configured.
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${o.token}`,
      'Idempotency-Key': id,
      'X-Sowgat-Timestamp': timestamp,
      'X-Sowgat-Signature': signature,
    },
  };
}

/** The gateway's id of the message, from `{ "id": … }`; undefined when absent or invalid. */
async function providerIdOf(answer: Response): Promise<string | undefined> {
  try {
    const said: unknown = JSON.parse(await readCapped(answer));
    const id = typeof said === 'object' && said !== null && 'id' in said ? said.id : undefined;
    return typeof id === 'string' || typeof id === 'number' ? String(id).slice(0, 100) : undefined;
  } catch {
    return undefined;
  }
}

async function readCapped(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > longestAnswer) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

// The gateway has read the message and will never accept it as it is.
const wrongMessage = new Set([400, 410, 413, 422]);
// Failed after it was sent: the message may have gone out.
const broken = new Set([408, 500, 502, 504]);

/** Result by HTTP status. 409 answers an id that was sent before: the message has been accepted already. */
function resultOfStatus(status: number, providerId: string | undefined): SmsResult {
  if ((status >= 200 && status < 300) || status === 409) {
    return providerId === undefined ? { kind: 'accepted' } : { kind: 'accepted', providerId };
  }
  const reason = `the gateway answered ${status}`;
  if (broken.has(status)) return { kind: 'unknown', reason };
  // Other errors (wrong token, wrong path, a redirect, too many, closed) are configuration or passing: retry.
  return refuse(reason, wrongMessage.has(status));
}

// No connection was made, so nothing can have been sent.
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

/** Result of a request without an answer. */
function resultOfFailure(fault: unknown): SmsResult {
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
