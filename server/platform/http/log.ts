import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Refusal } from '#server/platform/refusal.ts';

/** Why a request was answered with a 5xx; goes into its line in the log and nowhere else. */
type Failure = { refusal?: string; reason?: string; err?: unknown };

const failures = new WeakMap<FastifyRequest, Failure>();

/** Records why a request gets a 5xx refusal, for the request's own line in the log. */
export function noteFailure(request: FastifyRequest, refusal: Refusal, error: unknown): void {
  const { reason } = refusal.facts;
  failures.set(request, {
    refusal: refusal.code,
    ...(reason ? { reason } : {}),
    ...(error === refusal ? {} : { err: error }),
  });
}

/** The same for a 5xx answer that is not a refusal. */
export function noteReason(request: FastifyRequest, reason: string): void {
  failures.set(request, { reason });
}

/** Health probes and metrics scrapes come several times a second; their lines are logged at a lower level. */
const isProbe = (route: string) => route.startsWith('/health/') || route === '/metrics';

function levelOf(route: string, status: number): 'debug' | 'info' | 'warn' | 'error' {
  if (isProbe(route)) return status < 500 ? 'debug' : 'info';
  if (status < 500) return 'info';
  return status === 500 ? 'error' : 'warn';
}

/**
 * One line per request, when it is over: method, route, status, time, id, and with a 5xx the reason. The route is the
 * pattern, because an address may hold personal data.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Nothing: the line at the end has everything.
  }

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const route = request.routeOptions.url ?? 'none';
    const { statusCode: status } = reply;
    request.log[error ? 'error' : levelOf(route, status)](
      {
        reqId: request.id,
        method: request.method,
        route,
        status,
        ms: Math.round(reply.elapsedTime),
        ...failures.get(request),
        ...(error ? { err: error } : {}),
      },
      'request',
    );
  }
}
