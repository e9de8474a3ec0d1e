/** Somebody else who saves a record of the office's forms by its route, whatever record it is. */
import { type Resource, resources } from '#contract/resources.ts';
import { addressOf as screensOf, resources as screens } from '#backoffice/app/screens.tsx';
import { inputs } from '#backoffice/data/inputs.ts';
import { signInTexts } from '#backoffice/features/staff/sign-in.texts.ts';
import { choiceTexts } from '#backoffice/parts/conflict/choice.texts.ts';
import type { Locator } from 'playwright-core';
import type { OfficeVisit } from '../people/office-visit.ts';
import type { Office } from '../people/staff.ts';
import { isOfPath, knownPaths } from './office-paths.ts';

type Json = Record<string, unknown>;
export type OtherRecord = { read: () => Promise<Json>; save: (body: Json) => Promise<void> };

/** The record of an edit form's address; undefined for other screens. */
export function recordOf(office: Office, address: string): OtherRecord | undefined {
  // A tab of a place is no record of it.
  if (knownPaths().includes(address)) return undefined;
  const screen = screens.find(({ edit, ...own }) => edit && isOfPath(address, `${screensOf(own)}/:id`));
  const routes: Resource | undefined = screen && (resources as Record<string, Resource>)[screen.name];
  if (!screen || !routes?.one || !routes.update) return undefined;
  const id = address.split('/').at(-1) ?? '';
  const path = (key: string) => key.slice(key.indexOf(' ') + 1).replace(':id', id);
  const bodyOf = inputs[screen.name] ?? ((record: Json) => record);
  const [source, target] = [path(routes.one), path(routes.update)];
  const read = async () => {
    const { data } = (await (await office.raw(source)).json()) as { data: Json };
    return bodyOf(data, false);
  };
  const save = async (body: Json) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await office.raw(target, { method: 'PUT', headers, body: JSON.stringify(body) });
    if (reply.status !== 200) throw new Error(`${target}: ${await reply.text()}`);
  };
  return { read, save };
}

/** All texts, numbers and switches of a record, by path. */
export function leavesOf(value: unknown, path = ''): [string, unknown][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[path, value]];
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, path ? `${path}.${name}` : name));
}

/** The same record with another value at a path. */
export function withValue(body: Json, path: string, value: unknown): Json {
  const [name = '', ...rest] = path.split('.');
  const part = rest.length > 0 ? withValue((body[name] ?? {}) as Json, rest.join('.'), value) : value;
  return { ...body, [name]: part };
}

/** What somebody else makes of a value of a field. */
export function otherOf(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return /^\d\d:\d\d$/.test(String(value)) ? '08:45' : `${String(value)}Z`;
}

/** The dialog with both versions. */
export const conflictOf = ({ page, say }: OfficeVisit): Locator =>
  page.getByRole('dialog').filter({ hasText: say(choiceTexts, 'lead') });

/** A fresh code may be asked for first. */
export async function awaitConflict(desk: OfficeVisit): Promise<void> {
  const { page, say } = desk;
  const code = page.getByRole('dialog').filter({ hasText: say(signInTexts, 'confirmText') });
  await conflictOf(desk).or(code).waitFor();
  if (await code.isVisible()) await desk.confirm();
  await conflictOf(desk).waitFor();
}
