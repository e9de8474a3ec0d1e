import { usualShopName } from '#domain/notifications/shop-name.ts';
import { Challenge } from '#contract/customers/shop.ts';
import { savesForm } from './seen.ts';
import { seenHeader } from '#domain/audit/seen-header.ts';
import { describeResponses, errorSchema } from './openapi-responses.ts';
import { keepsAnswers, type RouteSpec, type RouteTable } from './route.ts';

/** The OpenAPI 3.1 document of a table of routes, generated from the schemas that validate requests. */
export function describeApi(
  table: RouteTable,
  about: { url: string; version: string; shop?: string },
): object {
  const { shop = usualShopName } = about;
  const paths: Record<string, Record<string, object>> = {};
  for (const [key, spec] of Object.entries(table)) {
    const [method, pattern] = key.split(' ') as [string, string];
    for (const one of pathsOf(pattern)) {
      const path = one.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [method.toLowerCase()]: describeRoute(key, one, spec) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: shop,
      version: about.version,
      description: `The API of the gift shop ${shop}. Money is whole tenge; texts of the shop are \`{ tm, ru }\`; times are ISO 8601.`,
    },
    servers: [{ url: about.url }],
    paths,
    components: {
      securitySchemes: securitySchemes(about.url, table),
      schemas: { Error: errorSchema, Challenge },
    },
  };
}

/** An optional path parameter makes two paths. */
function pathsOf(pattern: string): string[] {
  const [before, optional] = pattern.split(/:\w+\?$/);
  return optional === undefined ? [pattern] : [before ?? '', pattern.replace(/\?$/, '')];
}

/** With TLS, cookie names have the prefix `__Host-`. */
function securitySchemes(url: string, table: RouteTable): object {
  const hasOffice = Object.values(table).some(({ access }) => access === 'staff');
  const prefix = url.startsWith('https:') ? '__Host-' : '';
  const cookie = (name: string, description: string) => ({
    type: 'apiKey',
    in: 'cookie',
    name: prefix + name,
    description,
  });
  return {
    customer: { type: 'http', scheme: 'bearer', description: 'the `token` of /api/auth/activate/' },
    cookie: cookie('rt', 'of /api/auth/activate/; the XSRF-TOKEN cookie comes back as X-XSRF-TOKEN'),
    ...(hasOffice
      ? {
          staff: cookie(
            'office',
            'of /api/office/sign-in/; all but GET send the XSRF-TOKEN cookie as X-XSRF-TOKEN',
          ),
          courier: cookie(
            'courier',
            "of /api/courier/enrol/{token}/code/; a courier's `office` does as well; X-XSRF-TOKEN as for staff",
          ),
        }
      : {}),
  };
}

const form = 'application/x-www-form-urlencoded';

function describeRoute(key: string, path: string, spec: RouteSpec): object {
  const [method = ''] = key.split(' ');
  const schemes = [
    ...(spec.access === 'anyone' || spec.access === 'link' ? [] : [spec.access]),
    ...(spec.takesBearer ? ['customer'] : []),
  ];
  return {
    operationId: `${method} ${path}`,
    summary: spec.summary,
    tags: [path.split('/')[2]],
    ...(schemes.length > 0 ? { security: schemes.map((scheme) => ({ [scheme]: [] })) } : {}),
    parameters: [
      ...parametersOf(spec, 'path').filter(({ name }) => path.includes(`:${name}`)),
      ...parametersOf(spec, 'query'),
      ...headersOf(key, spec),
    ],
    ...(spec.body && method !== 'GET' ? { requestBody: { required: true, content: contentOf(spec) } } : {}),
    responses: describeResponses(key, spec),
  };
}

type Parameter = { name: string; in: string; required: boolean; schema: object; description?: string };

function parametersOf(spec: RouteSpec, place: 'path' | 'query'): Parameter[] {
  const schema: { properties?: Record<string, object>; required?: string[] } | undefined =
    place === 'path' ? spec.params : spec.query;
  return Object.entries(schema?.properties ?? {}).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || (schema?.required ?? []).includes(name),
    schema: one,
  }));
}

function headersOf(key: string, spec: RouteSpec): Parameter[] {
  const headers: Parameter[] = [];
  const wantsKey = spec.idempotency === 'required' || spec.idempotency === 'inside';
  if (wantsKey || keepsAnswers(key, spec))
    headers.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: wantsKey,
      schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[!-~]+$' },
      description:
        'chosen by the caller for one intended action and sent again with every retry: the same key and body again is answered the same and done once',
    });
  if (savesForm(key, spec))
    headers.push({
      name: seenHeader,
      in: 'header',
      required: false,
      schema: { type: 'string', pattern: '^\\d{1,12}$' },
      description:
        'the header of the same name of the answer that was read: when somebody else has saved meanwhile, nothing is written and `data` says who (`by`), when (`at`), and what to send to overwrite it (`seen`)',
    });
  if (
    spec.access === 'cookie' ||
    ((spec.access === 'staff' || spec.access === 'courier') && !key.startsWith('GET '))
  )
    headers.push({
      name: 'X-XSRF-TOKEN',
      in: 'header',
      required: !spec.takesBearer,
      schema: { type: 'string', minLength: 16 },
      description: 'the value of the XSRF-TOKEN cookie; a call with a bearer token needs none',
    });
  return headers;
}

/** A multipart route also accepts JSON when no file is sent. */
function contentOf(spec: RouteSpec): object {
  const plain = { 'application/json': { schema: spec.body } };
  if (!spec.files) return spec.form ? { [form]: { schema: spec.body } } : plain;
  const body: { properties?: object } | undefined = spec.body;
  return {
    'multipart/form-data': { schema: withFiles(spec) },
    ...(Object.keys(body?.properties ?? {}).length > 0 ? plain : {}),
  };
}

function withFiles(spec: RouteSpec): object {
  const body = spec.body as unknown as { properties: object };
  const files = Object.fromEntries(
    (spec.files ?? []).map((name) => [name, { type: 'string', format: 'binary' }]),
  );
  return { ...body, properties: { ...body.properties, ...files } };
}
