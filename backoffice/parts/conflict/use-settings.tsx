import { useEffect, useEffectEvent, useState } from 'react';
import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import { api, type OfficeKey, type OfficeParts } from '#backoffice/api/api.ts';
import { type DraftOf, useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { joinChanges } from './join-changes.ts';
import { LastSaved } from './LastSaved.tsx';
import { saveForm } from './save-form.ts';

type Get = OfficeKey & `GET ${string}`;
type Put = OfficeKey & `PUT ${string}`;

export type SettingsOf<G extends Get, P extends Put, T> = {
  /** of the form and its record, for its draft */
  name: string;
  from: G;
  to: P;
  params?: object;
  answer: Answer<OfficeRoutes[G]>;
  /** what the form shows of an answer */
  fill: (answer: Answer<OfficeRoutes[G]>) => T;
  bodyOf: (shown: T) => object;
};

/**
 * A form that is no record of react-admin: filled from one answer and saved whole, with a draft, and beside what somebody
 * else saves meanwhile. While nothing is typed it follows the newest answer.
 */
export function useSettings<G extends Get, P extends Put, T extends object>(form: SettingsOf<G, P, T>) {
  const { name, from, to, params, answer, fill, bodyOf } = form;
  const [opened, setOpened] = useState(answer);
  const draft = useDraft({ name, first: fill(opened), seen: opened.seen });
  const follow = useEffectEvent(() => {
    if (draft.isChanged || answer === opened) return;
    setOpened(answer);
    draft.renew(fill(answer));
  });
  useEffect(() => follow(), [answer]);
  const asked: { params?: object } = params ? { params } : {};
  const read = async () => {
    const fresh = await api(from, asked as OfficeParts<G>);
    return { body: bodyOf(fill(fresh)) as Body, seen: fresh.seen };
  };
  /** @param body another one than what the form shows */
  const save = (body: object = bodyOf(draft.value)) => {
    const { base, seen } = draft.clash ?? { base: fill(opened), seen: opened.seen };
    const filling = { opened: bodyOf(base) as Body, seen, read };
    return draft.sendOnce(() => saveForm(to, { ...asked, body } as OfficeParts<P>, filling));
  };
  const began = fill(opened) as Body;
  const { changes } = joinChanges({ base: began, mine: draft.value as Body, theirs: began });
  // An answer that fills several forms says it once, at the head of their page.
  const isOwn = !params || from.includes('/:');
  const note = (
    <>
      {isOwn && <LastSaved saved={answer.saved} />}
      {draft.note}
    </>
  );
  return { ...draft, note, changes: changes.length, save } satisfies DraftOf<T> & {
    changes: number;
    save: unknown;
  };
}

type Body = Record<string, unknown>;
