import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/**
 * JSON bodies, read strictly: a name that is given twice is refused instead of being dropped, and so are the names that
 * programs stumble over. A call without a body may still name JSON as its type; many clients do on DELETE.
 */
export function readStrictJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    const name = findRepeatedName(body as string);
    if (name !== undefined) return done(new Refusal('request.invalid', { field: name.slice(0, 100) }));
    return parse(request, body as string, done);
  });
}

const signs = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}[\]]/g;

/** The first name that stands twice in one object of a JSON text, or undefined. What is no JSON is for the parser to refuse. */
export function findRepeatedName(text: string): string | undefined {
  const open: Set<string>[] = [];
  for (const [sign, colon] of text.matchAll(signs)) {
    if (sign === '{' || sign === '[') open.push(new Set());
    else if (sign === '}' || sign === ']') open.pop();
    else if (colon !== undefined) {
      const name = nameOf(sign);
      const names = open.at(-1);
      if (names?.has(name)) return name;
      names?.add(name);
    }
  }
  return undefined;
}

/** Two spellings of one name are one name: `"a"` and `"\u0061"`. */
function nameOf(sign: string): string {
  const quoted = sign.replace(/\s*:$/, '');
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return JSON.parse(quoted) as string;
  } catch {
    return quoted;
  }
}
