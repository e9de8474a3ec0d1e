import { expect, test } from 'vitest';
import { everyRoute } from './index.ts';
import { describeApi } from './openapi.ts';

type Response = { content?: Record<string, { schema: object }> };
type CallShape = {
  operationId: string;
  security?: Record<string, string[]>[];
  parameters: { name: string; in: string; required: boolean }[];
  responses: Record<string, Response>;
};
type Document = {
  paths: Record<string, Record<string, CallShape>>;
  components: { securitySchemes: Record<string, { name?: string }> };
};

const publish = (url: string) => describeApi(everyRoute, { url, version: '1' }) as Document;
const document = publish('http://127.0.0.1:8080');
const calls = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const at = (path: string, method: string) => document.paths[path]?.[method] as CallShape;

test('every call has a name of its own, and every security scheme in use is described', () => {
  expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length);
  const schemes = new Set(calls.flatMap(({ security = [] }) => security.flatMap(Object.keys)));
  expect([...schemes].sort()).toEqual(Object.keys(document.components.securitySchemes).sort());
  expect(at('/api/auth/sign-out/', 'post').security).toEqual([{ cookie: [] }, { customer: [] }]);
  expect(publish('https://sowgat.tm').components.securitySchemes['staff']?.name).toBe('__Host-office');
});

test('the whole API is described, what staff call too, and says which header it demands', () => {
  const headerOf = (call: CallShape) => call.parameters.find(({ name }) => name === 'X-XSRF-TOKEN')?.required;
  expect(headerOf(at('/api/office/banners/', 'post'))).toBe(true);
  expect(headerOf(at('/api/office/banners/', 'get'))).toBeUndefined();
  expect(at('/api/office/staff/', 'post').responses[403]).toMatchObject({
    description: expect.stringContaining('staff.confirm-needed') as string,
  });
});

test('a part of a path that may be missing makes two addresses', () => {
  const inPath = (path: string) =>
    at(path, 'get')
      .parameters.filter((one) => one.in === 'path')
      .map(({ name }) => name);
  expect(inPath('/api/product/list/{search}')).toEqual(['search']);
  expect(inPath('/api/product/list/')).toEqual([]);
});

test('what is answered with 200 though it is refused, with 304, as a file and as a stream is described as such', () => {
  const success = at('/api/auth/activate/', 'post').responses[200]?.content?.['application/json']?.schema;
  expect(success).toMatchObject({ anyOf: [{}, { $ref: '#/components/schemas/Error' }] });
  expect(at('/api/product/home-info/', 'get').responses).toHaveProperty('304');
  expect(at('/api/auth/profile-list/', 'get').responses).not.toHaveProperty('304');
  const typesOf = (path: string) => Object.keys(at(path, 'get').responses[200]?.content ?? {});
  expect(typesOf('/api/office/exports/{id}/')).toEqual(['*/*']);
  expect(typesOf('/api/office/events/')).toEqual(['text/event-stream']);
  expect(typesOf('/api/cart/')).toEqual(['application/json']);
});
