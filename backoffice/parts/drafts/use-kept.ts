import { useEffect, useRef, useState } from 'react';
import { isLost } from '#backoffice/api/idempotency-keys.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { staffId } from '#backoffice/api/me.ts';
import { isSame } from '#backoffice/parts/conflict/join-changes.ts';
import { leaveDraft, readDraft, writeDraft } from './draft-store.ts';
import { type Draft, readKept, writeKept } from './kept-draft.ts';

export type FormOf<T> = {
  /** of the form and its record */
  name: string;
  /** what the form shows before anything is typed */
  first: T;
  /** of the answer that it shows, where the server tells it */
  seen?: string | undefined;
  /** a row of each list whose rows are checked when they are read */
  rows?: Record<string, unknown>;
};

/** The draft of one form: of this account, in this tab. */
export function useKept<T extends object>({ name, first, seen, rows = {} }: FormOf<T>) {
  const { now } = useEnvironment();
  const [place] = useState(() => `office.draft.${staffId() ?? ''}.${name}`);
  const [restored, setRestored] = useState<Draft<T> | undefined>(() =>
    readKept(readDraft(place), { first, rows, now: now() }),
  );
  const { at = 0, hadCodes = false, isSent = false } = restored ?? {};
  const marks = useRef({ at, hadCodes, isSent });
  const last = useRef<T | undefined>(restored?.value);
  useEffect(() => () => leaveDraft(place), [place]);
  /** @param value undefined when nothing is left that is not saved */
  const keep = (value: T | undefined) => {
    if (!isSame(value, last.current)) marks.current.at = now().getTime();
    last.current = value;
    // What both changed stays so until one of the versions is chosen.
    const began = restored?.hasClash ? restored : { base: first, seen };
    writeDraft(place, value && writeKept(value, began.base, { ...marks.current, seen: began.seen }));
  };
  const forget = () => {
    marks.current = { at: 0, hadCodes: false, isSent: false };
    setRestored(undefined);
    keep(undefined);
  };
  const mark = (isSent: boolean) => {
    marks.current.isSent = isSent;
    keep(last.current);
  };
  const sendOnce = async <R>(send: () => Promise<R>): Promise<R> => {
    mark(true);
    try {
      const reply = await send();
      forget();
      return reply;
    } catch (error) {
      if (!isLost(error)) mark(false);
      throw error;
    }
  };
  return { restored, keep, forget, sendOnce };
}
