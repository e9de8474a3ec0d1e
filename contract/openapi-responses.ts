import { type ErrorCode, errorStatus } from './errors.ts';
import { refusalsOf } from './refusals.ts';
import type { RouteSpec } from './route.ts';

export const errorSchema = {
  type: 'object',
  required: ['response', 'code', 'message'],
  properties: {
    response: { const: 'error' },
    code: { enum: Object.keys(errorStatus) },
    message: { type: 'string', description: "a sentence in the caller's language" },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    data: {
      description:
        'facts for the screen; of 429 around codes `{ resendAfter }` in seconds, of `challenge.required` `{ challenge }` (schema Challenge)',
    },
  },
};
const errorRef = { $ref: '#/components/schemas/Error' };

/** The responses of a route by status: success, 304, and every refusal. */
export function describeResponses(key: string, spec: RouteSpec): Record<string, object> {
  const { 200: inPlace = [], ...refused } = Object.groupBy(
    refusalsOf(key, spec),
    (code) => errorStatus[code],
  ) as Record<number, ErrorCode[]>;
  return {
    200: {
      description: ['done', ...inPlace].join(', or '),
      content: spec.file
        ? { '*/*': { schema: { type: 'string', format: 'binary' } } }
        : spec.events
          ? { 'text/event-stream': { schema: { type: 'string' } } }
          : asJson(inPlace.length > 0 ? { anyOf: [successOf(spec), errorRef] } : successOf(spec)),
    },
    ...(spec.cache === 'public' ? { 304: { description: 'as the caller has it: `If-None-Match`' } } : {}),
    ...Object.fromEntries(
      Object.entries(refused).map(([status, codes]) => [
        status,
        { description: codes.join(', '), content: asJson(errorRef) },
      ]),
    ),
  };
}

const asJson = (schema: object) => ({ 'application/json': { schema } });

function successOf(spec: RouteSpec): object {
  const { required = [], ...reply } = spec.reply as unknown as { properties: object; required?: string[] };
  return {
    ...reply,
    properties: { response: { const: 'success' }, ...reply.properties },
    required: ['response', ...required],
  };
}
