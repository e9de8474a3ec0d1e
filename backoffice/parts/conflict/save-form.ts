import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import { seenHeader } from '#domain/audit/seen-header.ts';
import { api, type OfficeKey, type OfficeParts } from '#backoffice/api/api.ts';
import { type FormSave, saveBeside } from './save-beside.ts';

/** What a form was filled from, and how to read it anew. */
export type FormSource = Pick<FormSave<unknown>, 'opened' | 'seen' | 'read'>;

/** Saves what a form made of an answer, beside what somebody else has saved meanwhile. */
export async function saveForm<K extends OfficeKey & `PUT ${string}`>(
  key: K,
  parts: OfficeParts<K>,
  filling: FormSource,
): Promise<Answer<OfficeRoutes[K]>> {
  const { reply } = await saveBeside({
    ...filling,
    mine: parts.body as Record<string, unknown>,
    write: (body, seen) => {
      const headers = seen === undefined ? {} : { [seenHeader]: seen };
      return api(key, { ...parts, body, headers } as OfficeParts<K>);
    },
  });
  return reply;
}
