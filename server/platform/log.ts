import { pino } from 'pino';
import { describeError } from './log-error.ts';
import { whoAsks } from './request-scope.ts';

export type Log = pino.Logger;

/**
 * The logger: JSON lines with UTC times, and `reqId` on all that is written during a request. Fields whose names
 * suggest a secret are redacted, as a second safety net.
 */
export function createLog(options: { level: string; file?: string | number }): Log {
  return pino(
    {
      level: options.level,
      base: null,
      mixin: () => {
        const asker = whoAsks();
        return asker ? { reqId: asker.reqId } : {};
      },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: [
          'password',
          'token',
          'code',
          'authorization',
          'cookie',
          'phone',
          'req.headers',
          '*.password',
          '*.token',
          '*.code',
          '*.phone',
        ],
        censor: '[cut]',
      },
      serializers: {
        req: (request: { method: string; routeOptions?: { url?: string }; url: string }) => ({
          method: request.method,
          route: request.routeOptions?.url ?? '-',
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: describeError,
      },
    },
    pino.destination({ dest: options.file ?? 1, sync: false, minLength: 0, mkdir: true }),
  );
}
