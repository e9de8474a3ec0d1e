import { useState } from 'react';
import { type Answer, callAddress, CallError } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import { seenHeader } from '#domain/audit/seen-header.ts';
import { api, type OfficeKey, type OfficeParts } from './api.ts';
import { foreignChangeOf } from './failure.ts';

/** By address: the change of somebody else that the editor has been told of, for a second press. */
const told = new Map<string, string>();

/**
 * Saves what a form made of an answer. When somebody else has saved meanwhile it is refused once, with who and when;
 * saving again overwrites.
 * @param seen of the answer that the form was filled from
 */
export async function saveForm<K extends OfficeKey & `PUT ${string}`>(
  key: K,
  parts: OfficeParts<K>,
  seen: string | undefined,
): Promise<Answer<OfficeRoutes[K]>> {
  const address = callAddress(key, parts as object);
  const other = told.get(address);
  const known = Number(other ?? 0) > Number(seen ?? 0) ? other : seen;
  try {
    const headers = known === undefined ? {} : { [seenHeader]: known };
    const reply = await api(key, { ...parts, headers } as OfficeParts<K>);
    told.delete(address);
    return reply;
  } catch (error) {
    const foreign = error instanceof CallError ? foreignChangeOf(error.body) : undefined;
    if (foreign) told.set(address, foreign.seen);
    throw error;
  }
}

/**
 * Saves the form that an answer filled once: of what is read later, its editor has seen nothing.
 * @param seen of the answer that the form was filled from
 */
export function useSaveForm<K extends OfficeKey & `PUT ${string}`>(key: K, seen: string | undefined) {
  const [opened] = useState(seen);
  return (parts: OfficeParts<K>) => saveForm(key, parts, opened);
}
