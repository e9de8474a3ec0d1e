import type { TSchema } from 'typebox';

/** A field that is too large, and the keyword of the schema that limits it. */
export type Excess = { path: string; keyword: 'maxLength' | 'maxItems' };
export type FindExcess = (value: unknown) => Excess[];

type Schema = {
  maxLength?: number;
  maxItems?: number;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
};
type Look = (value: unknown, path: string, found: Excess[]) => void;

/** Most findings reported. */
const mostFound = 20;

/**
 * Compiles the length limits of a schema into a check of sizes alone, whose cost does not depend on the length of
 * texts. It runs before any pattern reads a text and before the elements of an array are checked.
 */
export function compileBounds(schema: TSchema): FindExcess {
  const look = boundsOf(schema);
  return (value) => {
    const found: Excess[] = [];
    look(value, '', found);
    return found;
  };
}

function boundsOf(schema: Schema): Look {
  const longest = longestText(schema);
  const looks = partsOf(schema);
  return (value, path, found) => {
    if (found.length >= mostFound) return;
    if (typeof value === 'string') {
      if (isLonger(value, longest)) found.push({ path, keyword: 'maxLength' });
    } else for (const look of looks) look(value, path, found);
  };
}

/** The longest text that a schema may accept: of several alternatives the longest. */
function longestText(schema: Schema): number {
  if (schema.maxLength !== undefined) return schema.maxLength;
  const words = schema.const === undefined ? schema.enum : [schema.const];
  if (words) return Math.max(...words.map((word) => String(word).length));
  if (schema.allOf) return Math.min(...schema.allOf.map(longestText));
  return schema.anyOf ? Math.max(...schema.anyOf.map(longestText)) : Number.POSITIVE_INFINITY;
}

/** A character takes one or two UTF-16 units; they are counted only when that decides. */
function isLonger(text: string, most: number): boolean {
  if (text.length <= most) return false;
  if (text.length > most * 2) return true;
  let characters = 0;
  for (const _ of text) characters += 1;
  return characters > most;
}

function partsOf(schema: Schema): Look[] {
  const looks = (schema.allOf ?? []).map(boundsOf);
  const choices = (schema.anyOf ?? []).filter((choice) => partsOf(choice).length > 0).map(boundsOf);
  if (choices.length > 0) looks.push(inChoice(choices));
  if (schema.items) looks.push(inArray(boundsOf(schema.items), schema.maxItems ?? Number.POSITIVE_INFINITY));
  if (schema.properties) looks.push(inObject(schema.properties));
  for (const part of Object.values(schema.patternProperties ?? {})) looks.push(inRecord(boundsOf(part)));
  return looks;
}

/**
 * An excess in `anyOf` counts only when every alternative has one; alternatives without length limits inside are left
 * out.
 */
function inChoice(choices: Look[]): Look {
  return (value, path, found) => {
    const each = choices.map((look) => {
      const here: Excess[] = [];
      look(value, path, here);
      return here;
    });
    if (each.every((here) => here.length > 0)) found.push(...(each[0] ?? []));
  };
}

function inArray(look: Look, most: number): Look {
  return (value, path, found) => {
    if (!Array.isArray(value)) return;
    if (value.length > most) found.push({ path, keyword: 'maxItems' });
    else value.forEach((one, at) => look(one, pathTo(path, at), found));
  };
}

function inObject(properties: Record<string, Schema>): Look {
  const looks = Object.entries(properties).map(([name, part]) => [name, boundsOf(part)] as const);
  return (value, path, found) => {
    if (!isObject(value)) return;
    for (const [name, look] of looks)
      if (Object.hasOwn(value, name)) look(value[name], pathTo(path, name), found);
  };
}

function inRecord(look: Look): Look {
  return (value, path, found) => {
    if (!isObject(value)) return;
    for (const [name, one] of Object.entries(value)) look(one, pathTo(path, name.slice(0, 100)), found);
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function pathTo(path: string, part: string | number): string {
  return path === '' ? String(part) : `${path}.${part}`;
}
