import { errorStatus } from './errors.ts';
import { refusalsOf } from './refusals.ts';
import { keepsAnswers, type RouteSpec, type RouteTable } from './route.ts';

/** The OpenAPI 3.1 document of a table of routes, from the very schemas that validate. */
export function describeApi(table: RouteTable, about: { url: string; version: string }): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [key, spec] of Object.entries(table)) {
    const [method, pattern] = key.split(' ') as [string, string];
    const path = pattern.replace(/:(\w+)\??/g, '{$1}');
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeRoute(key, pattern, spec) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sowgat',
      version: about.version,
      description:
        'The API of the Sowgat gift shop. Money is whole tenge; texts of the shop are `{ tm, ru }`; times are ISO 8601.',
    },
    servers: [{ url: about.url }],
    paths,
    components: {
      securitySchemes: {
        customer: { type: 'http', scheme: 'bearer', description: 'the `token` of /api/auth/activate/' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'rt',
          description: 'with the XSRF-TOKEN cookie sent back as X-XSRF-TOKEN',
        },
      },
      schemas: { Error: errorSchema },
    },
  };
}

const errorSchema = {
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
    data: {},
  },
};

const form = 'application/x-www-form-urlencoded';

function describeRoute(key: string, pattern: string, spec: RouteSpec): object {
  const [method = ''] = key.split(' ');
  const { required: _, ...reply } = spec.reply as unknown as { properties: object; required?: string[] };
  const content = spec.files ? 'multipart/form-data' : spec.form ? form : 'application/json';
  return {
    operationId: key,
    summary: spec.summary,
    tags: [pattern.split('/')[2]],
    ...(spec.access === 'anyone' ? {} : { security: [{ [spec.access]: [] }] }),
    parameters: [...parametersOf(spec, 'path'), ...parametersOf(spec, 'query'), ...headersOf(key, spec)],
    ...(spec.body && method !== 'GET'
      ? { requestBody: { required: true, content: { [content]: { schema: withFiles(spec) } } } }
      : {}),
    responses: {
      200: {
        description: 'done',
        content: {
          'application/json': {
            schema: {
              ...reply,
              properties: { response: { const: 'success' }, ...reply.properties },
              required: ['response', ...(_ ?? [])],
            },
          },
        },
      },
      ...describeRefusals(key, spec),
    },
  };
}

function parametersOf(spec: RouteSpec, place: 'path' | 'query'): object[] {
  const schema: { properties?: Record<string, object>; required?: string[] } | undefined =
    place === 'path' ? spec.params : spec.query;
  return Object.entries(schema?.properties ?? {}).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || (schema?.required ?? []).includes(name),
    schema: one,
  }));
}

function headersOf(key: string, spec: RouteSpec): object[] {
  const required = spec.idempotency === 'required';
  if (!required && !keepsAnswers(key, spec)) return [];
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required,
      schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[!-~]+$' },
      description:
        'chosen by the caller for one wish and kept over every retry: the same key and body again is answered the same and done once',
    },
  ];
}

function withFiles(spec: RouteSpec): object {
  const body = spec.body as unknown as { properties: object };
  const files = Object.fromEntries(
    (spec.files ?? []).map((name) => [name, { type: 'string', format: 'binary' }]),
  );
  return spec.files ? { ...body, properties: { ...body.properties, ...files } } : body;
}

function describeRefusals(key: string, spec: RouteSpec): Record<string, object> {
  const byStatus = Map.groupBy(refusalsOf(key, spec), (code) => errorStatus[code]);
  // A wrong code answers 200 with `response: "error"`, as the specification says; the 200 above describes success.
  byStatus.delete(200);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}
