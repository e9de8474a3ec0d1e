/** One request, read whole: path and all parameters, from the query, a form or JSON, as the banks accept them. */
import type { IncomingMessage } from 'node:http';

export type BankRequest = {
  method: string;
  path: string;
  /** Query and form together; the form wins. */
  params: Record<string, string>;
  contentType: string;
  /** The parsed JSON body, `undefined` if there was none or it cannot be read. */
  json: unknown;
};

const maxBodyBytes = 64 * 1024;

/** `null` = the body is too large or broke off. */
export async function readIncoming(request: IncomingMessage): Promise<BankRequest | null> {
  const url = URL.parse(request.url ?? '/', 'http://bank.local');
  const body = await readBody(request);
  if (url === null || body === null) return null;
  const contentType = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const form = contentType === 'application/x-www-form-urlencoded' ? new URLSearchParams(body) : [];
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    params: Object.fromEntries([...url.searchParams, ...form]),
    contentType,
    json: contentType === 'application/json' ? parse(body) : undefined,
  };
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBodyBytes) return null;
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
