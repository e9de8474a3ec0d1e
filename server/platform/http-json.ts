import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/**
 * JSON bodies, read strictly: a name that is given twice is refused instead of being dropped, bytes that are no UTF-8 and signs
 * that no text can hold (NUL, half of a pair) instead of being changed, and so are the names that programs stumble over.
 * A call without a body may still name JSON as its type; many clients do on DELETE.
 */
export function readStrictJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = body.toString();
    if (text === '') return done(null, undefined);
    if (!isUtf8(body as Buffer)) return done(new Refusal('request.invalid'));
    const name = findRepeatedName(text);
    if (name !== undefined) return done(new Refusal('request.invalid', { field: name.slice(0, 100) }));
    return parse(request, text, (error, value) => {
      if (error || !strangeSigns.test(text) || holdsTexts(value)) return done(error, value);
      done(new Refusal('request.invalid'));
    });
  });
}

const strangeSigns = /\\u(0000|d[89a-f])/i;

/** Whether every text in a value can be kept as it is. Not by recursion: a stranger chooses the depth. */
function holdsTexts(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string') {
      if (!one.isWellFormed() || one.includes('\0')) return false;
    } else if (one !== null && typeof one === 'object') {
      for (const [name, part] of Object.entries(one)) left.push(name, part);
    }
  }
  return true;
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
