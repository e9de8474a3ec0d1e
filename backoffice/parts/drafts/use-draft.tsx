import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { isSame } from '#backoffice/data/join-changes.ts';
import { DraftNote } from './DraftNote.tsx';
import { type FormOf, useKept } from './use-kept.ts';

export type DraftOf<T> = {
  value: T;
  change: (part: Partial<T>) => void;
  isChanged: boolean;
  /** Says that this is a draft; undefined while it is not. */
  note: ReactNode;
  /** Begins anew: the draft is thrown away. */
  clear: () => void;
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
  const clear = () => {
    forget();
    setOpened(form.first);
    setValue(form.first);
  };
  return {
    value,
    isChanged,
    change: (part) => setValue((before) => ({ ...before, ...part })),
    note: restored && <DraftNote draft={restored} clear={clear} />,
    clear,
    sendOnce: async (send) => {
      const reply = await sendOnce(send);
      setOpened(value);
      return reply;
    },
  };
}
