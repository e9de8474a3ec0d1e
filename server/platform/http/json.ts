import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#server/platform/refusal.ts';

/** Deeper or with more values than any body of the contract. */
const mostDepth = 32;
const mostValues = 20_000;

/** More than any body of the contract has. */
const mostNames = 5_000;

/**
 * Parses JSON bodies strictly. Refused instead of silently changed: repeated names, invalid UTF-8, characters that no
 * text column can hold (NUL, half a surrogate pair), and names such as `__proto__`. A text with too many values is
 * refused before it is parsed. Parsing comes before the searches below, because in valid JSON every string is closed,
 * so each takes one pass. A request without a body may still name JSON as its type; many clients do on DELETE.
 */
export function readStrictJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    if (isTooComplex(body as Buffer) || !isUtf8(body as Buffer)) return done(new Refusal('request.invalid'));
    const text = body.toString();
    return parse(request, text, (error, value) => done(error ?? findFault(text, value), value));
  });
}

function findFault(text: string, value: unknown): Refusal | null {
  const { repeated, isTooLarge } = readNames(text);
  if (isTooLarge) return new Refusal('request.invalid');
  if (repeated !== undefined) return new Refusal('request.invalid', { field: repeated.slice(0, 100) });
  return strangeSigns.test(text) && !holdsTexts(value) ? new Refusal('request.invalid') : null;
}

const strangeSigns = /\\u(0000|d[89a-f])/i;

/** Whether every text in a value can be stored unchanged. Not recursive: an attacker chooses the depth. */
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

const signs = /"([^"\\]*(?:\\.[^"\\]*)*)"(?:\s*(:))?|[{}[\]]/g;

/**
 * Reads the object keys of a JSON text, in one pass.
 *
 * @returns `repeated`: the first key that occurs twice in one object; `isTooLarge`: more keys than any body has
 */
export function readNames(text: string): { repeated?: string; isTooLarge: boolean } {
  const open: Set<string>[] = [];
  let count = 0;
  for (const [sign, quoted, colon] of text.matchAll(signs)) {
    if (sign === '{' || sign === '[') open.push(new Set());
    else if (sign === '}' || sign === ']') open.pop();
    else if (quoted !== undefined && colon !== undefined) {
      const name = nameOf(quoted);
      const names = open.at(-1);
      if (names?.has(name)) return { repeated: name, isTooLarge: false };
      names?.add(name);
      count += 1;
    }
    if (count > mostNames) return { isTooLarge: true };
  }
  return { isTooLarge: false };
}

/** Decodes a key, because `"a"` and `"\u0061"` are the same one. */
function nameOf(quoted: string): string {
  return quoted.includes('\\') ? (JSON.parse(`"${quoted}"`) as string) : quoted;
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const isOpening = (byte: number) => byte === 0x5b || byte === 0x7b;
const isClosing = (byte: number) => byte === 0x5d || byte === 0x7d;

/**
 * Whether a text is nested deeper or holds more values than any body, found in one pass over its bytes that stops at
 * the limit. It runs before the parser, whose cost per byte depends on the content: a megabyte of `{}` takes 20 times
 * as long as a megabyte of one string. The text need not be valid JSON; an unclosed quote only ends the count.
 */
export function isTooComplex(text: Uint8Array): boolean {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    const byte = text[at] as number;
    if (byte === quote) at = endOfText(text, at);
    else if (byte === comma) values += 1;
    else if (isOpening(byte)) {
      depth += 1;
      values += 1;
    } else if (isClosing(byte)) depth -= 1;
    if (depth > mostDepth || values > mostValues) return true;
  }
  return false;
}

/** Index of the quote that closes the string opened at `start`. */
function endOfText(text: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== quote) at += text[at] === backslash ? 2 : 1;
  return at;
}
