import { useEffect, useRef, useState } from 'react';
import { isLost } from '#backoffice/api/idempotency-keys.ts';
import { useEnvironment } from '#backoffice/api/environment.ts';
import { type StoredDraft, readKept, writeKept } from './kept-draft.ts';
import { emptyDraft, type PhoneOrderDraft } from './phone-order-draft.ts';

const place = 'office.phone-order';

/** The phone order draft of this account in this tab; an unfinished one is restored. */
export function useKeptDraft(staff: number) {
  const { now } = useEnvironment();
  const [restored] = useState<StoredDraft | undefined>(() => readKept(read(), { staff, now: now() }));
  const [draft, setDraft] = useState<PhoneOrderDraft>(restored?.draft ?? emptyDraft);
  const marks = useRef({ hadCodes: restored?.hadCodes ?? false, isSent: restored?.isSent ?? false });
  const isOver = useRef(false);
  useEffect(() => {
    if (!isOver.current) write(writeKept(draft, marks.current, { staff, now: now() }));
  }, [draft, staff, now]);
  const mark = (isSent: boolean) => {
    marks.current = { ...marks.current, isSent };
    write(writeKept(draft, marks.current, { staff, now: now() }));
  };
  const forget = () => {
    isOver.current = true;
    write(undefined);
  };
  /** Deletes the draft once the order exists; without a response it is kept, marked as sent. */
  const sendOnce = async <T>(send: () => Promise<T>): Promise<T> => {
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
  const change = (part: Partial<PhoneOrderDraft>) => setDraft((before) => ({ ...before, ...part }));
  return { draft, change, restored, forget, sendOnce };
}

/** Without storage the draft lasts as long as the page. */
function write(text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, text);
  } catch {
    // Without storage there is no draft.
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(place);
  } catch {
    return null;
  }
}
