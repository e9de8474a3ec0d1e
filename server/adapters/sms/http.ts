/**
 * SMS through a web address: a phone with a SIM card and a small program, or an operator's gateway.
 *
 * `POST SMS_HTTP_URL` with `{ "id", "to", "text", "expiresAt"? }`. `Authorization: Bearer <token>`
 * says who asks; `X-Sowgat-Signature` is the HMAC-SHA256 (hex, key = token) of
 * `<X-Sowgat-Timestamp>.<body>`, so that a gateway can refuse changed or old requests.
 * `Idempotency-Key` is the message's id: the gateway must send one id only once.
 */
import { createHmac } from 'node:crypto';
import { createSmsPort } from './driver.ts';
import { resultOfFailure, resultOfStatus } from './http-outcome.ts';
import type { SmsMessage, SmsPort, SmsResult } from './port.ts';
import { findUnreachable } from './reach.ts';

export type HttpSmsOptions = {
  readonly url: string;
  readonly token: string;
  readonly now: () => Date;
  /** For the whole request; 10 seconds when not given. */
  readonly timeoutMs?: number;
};

// An answer is a few words; a gateway that sends more is not the one we know.
const longestAnswer = 16_384;

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
    // A redirect would carry the token and a customer's code to an address nobody configured.
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

/** The gateway's own name for the message, `{ "id": … }`; its absence or nonsense changes nothing. */
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
