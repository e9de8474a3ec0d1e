/** All published names in the OpenAPI document: routes, fields, enum values, and refusals by route. */
import { everyRoute } from '#contract/index.ts';
import { describeApi } from '#contract/openapi.ts';
import { refusalsOf } from '#contract/refusals.ts';

type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  patternProperties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  enum?: unknown[];
  const?: unknown;
};
type Content = { content?: Record<string, { schema: Schema }> };
type Operation = {
  operationId: string;
  parameters: { in: string; name: string; schema: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content>;
};

export function listApiNames(): string[] {
  const document = describeApi(everyRoute, { url: 'http://shop', version: '1' }) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  return [
    ...operations.flatMap(namesOfOperation),
    ...Object.entries(everyRoute).flatMap(([key, spec]) => [
      `route ${key} for ${spec.access}${spec.permission ? ` with ${spec.permission}` : ''}`,
      ...refusalsOf(key, spec).map((code) => `route ${key} refuses ${code}`),
    ]),
  ];
}

function namesOfOperation({ operationId, parameters, requestBody, responses }: Operation): string[] {
  return [
    ...parameters.flatMap((one) => namesIn(one.schema, `field ${operationId} ${one.in} ${one.name}`)),
    ...namesOfContent(requestBody, `field ${operationId} body`),
    ...namesOfContent(responses[200], `field ${operationId} reply`),
  ];
}

function namesOfContent(content: Content | undefined, before: string): string[] {
  return Object.entries(content?.content ?? {}).flatMap(([type, { schema }]) => [
    `${before} is ${type}`,
    ...namesIn(schema, before),
  ]);
}

/** A name, then the names nested in it; a text in two languages counts as one. */
function namesIn(schema: Schema, path: string): string[] {
  const fields = Object.entries(schema.properties ?? {});
  if (fields.map(([name]) => name).join() === 'tm,ru') return [`${path}.{tm,ru}`];
  const values = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  return [
    ...(fields.length === 0 && values.length === 0 ? [path] : []),
    ...values.map((value) => `${path} = ${String(value)}`),
    ...fields.flatMap(([name, one]) => namesIn(one, `${path}.${name}`)),
    ...(schema.items ? namesIn(schema.items, `${path}[]`) : []),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((all) =>
      (all ?? []).flatMap((one) => namesIn(one, path)),
    ),
    ...Object.values(schema.patternProperties ?? {}).flatMap((one) => namesIn(one, `${path}.*`)),
    ...(typeof schema.additionalProperties === 'object'
      ? namesIn(schema.additionalProperties, `${path}.*`)
      : []),
  ];
}
