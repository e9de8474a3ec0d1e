import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { isSame } from '#backoffice/parts/conflict/join-changes.ts';
import { DraftNote } from './DraftNote.tsx';
import { clashOf } from './kept-draft.ts';
import { type FormOf, useKept } from './use-kept.ts';

export type DraftOf<T> = {
  value: T;
  change: (part: Partial<T>) => void;
  /** What a text box of one field needs. */
  box: <K extends keyof T>(name: K) => { value: T[K]; change: (to: T[K]) => void };
  isChanged: boolean;
  /** What a draft began with that somebody else has changed as well: who saves it must choose. */
  clash: { base: T; seen: string } | undefined;
  /** Says that this is a draft; undefined while it is not. */
  note: ReactNode;
  /** Begins anew: the draft is thrown away. */
  clear: () => void;
  /** Shows another state of the record, of which nothing is changed yet. */
  renew: (first: T) => void;
  /** Saves what is typed. Deletes the draft then; without a response it is kept, marked as sent. */
  sendOnce: <R>(send: () => Promise<R>) => Promise<R>;
};

/** What a screen's form has typed, kept as a draft until it is saved. */
export function useDraft<T extends object>(form: FormOf<T>): DraftOf<T> {
  const { restored, keep, forget, sendOnce } = useKept(form);
  const [opened, setOpened] = useState(form.first);
  const [value, setValue] = useState<T>(restored?.value ?? opened);
  const isChanged = !isSame(value, opened);
  const saveTyped = useEffectEvent(keep);
  useEffect(() => saveTyped(isChanged ? value : undefined), [value, isChanged]);
  const renew = (first: T) => {
    setOpened(first);
    setValue(first);
  };
  const clear = () => {
    forget();
    renew(form.first);
  };
  return {
    value,
    isChanged,
    clash: clashOf(restored),
    change: (part) => setValue((before) => ({ ...before, ...part })),
    box: (name) => ({
      value: value[name],
      change: (to) => setValue((before) => ({ ...before, [name]: to })),
    }),
    note: restored && <DraftNote draft={restored} clear={clear} />,
    clear,
    renew,
    sendOnce: async (send) => {
      const reply = await sendOnce(send);
      setOpened(value);
      return reply;
    },
  };
}
