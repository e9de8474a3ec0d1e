/** Writes a REST answer the way a fault wants it. */
import type { ServerResponse } from 'node:http';
import type { Fault } from './faults.ts';
import { jsonReply, type Reply } from './reply.ts';
import { errorAnswer, said } from '#server/bank-simulator/rest/answers.ts';
import { send } from './send.ts';

type Answer = Record<string, unknown>;

/** @param answer what the bank would say: `null` where the fault kept the call from having an effect */
export function playFault(fault: Fault, answer: Answer | null, response: ServerResponse): void {
  const kind = fault.kind;
  // A time-out is an answer that never comes; the caller or the closing server ends the connection.
  if (kind === 'timeout-before' || kind === 'timeout-after') return;
  if (kind === 'reset-before' || kind === 'reset-after') return void response.socket?.resetAndDestroy();
  if (kind === 'half') return sendHalf(answer ?? {}, response);
  if (kind === 'delay') return void setTimeout(() => send(jsonReply(answer), response), fault.delayMs);
  send(brokenReply(fault, answer), response);
}

function brokenReply(fault: Fault, answer: Answer | null): Reply {
  switch (fault.kind) {
    case 'http-502':
      return page(502, '<html><body><h1>502 Bad Gateway</h1></body></html>');
    case 'http-429':
      return { ...page(429, 'Too Many Requests'), headers: { 'retry-after': '1' } };
    case 'html':
      return page(200, '<!doctype html><title>Ведутся работы</title><p>Сервис временно недоступен');
    case 'redirect':
      return { status: 302, headers: { location: 'http://127.0.0.1:9/elsewhere' }, body: '' };
    case 'error-code':
      return jsonReply(errorAnswer(7, said.systemError));
    case 'huge':
      return jsonReply({ ...answer, padding: 'x'.repeat(1024 * 1024) });
    case 'wrong-amount':
      return jsonReply({ ...answer, amount: Number(answer?.['amount'] ?? 0) + 1 });
    case 'wrong-currency':
      return jsonReply({ ...answer, currency: '810' });
    case 'wrong-order-number':
      return jsonReply({ ...answer, orderNumber: 'SOMEBODY-ELSES-1' });
    case 'status-empty':
      return jsonReply({ ...answer, orderStatus: '' });
    case 'status-missing':
      return jsonReply(without(answer ?? {}, 'orderStatus'));
    default:
      return jsonReply(answer);
  }
}

function page(status: number, body: string): Reply {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}

function without(answer: Answer, name: string): Answer {
  return Object.fromEntries(Object.entries(answer).filter(([key]) => key !== name));
}

/** Promises the whole answer, sends half of it, cuts the line. */
function sendHalf(answer: Answer, response: ServerResponse): void {
  const body = Buffer.from(JSON.stringify(answer));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
}
