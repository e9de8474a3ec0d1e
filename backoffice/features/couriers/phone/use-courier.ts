/** React state of the courier's page: the phone's state and its synchronization. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { openPhone, type Outside, type PhoneState, type SyncResult } from './phone.ts';
import { syncAll } from './send-photos.ts';
import { type DeedDraft, markStop, undoPress, writeDeeds } from './write-deeds.ts';

const everyMs = 30_000;
const soonMs = 1_000;

export type Courier = {
  state: PhoneState | undefined;
  /** Undefined until the first synchronization has finished. */
  result: SyncResult | undefined;
  /** Storing a deed failed. */
  isFull: boolean;
  now: Date;
  /** Photos that are not uploaded yet. */
  photos: number;
  /** Records the deeds of one press, at one or several stops. */
  does(...done: DeedDraft[]): void;
  /** Undoes all deeds of the last press. */
  undo(): void;
  /** Records that the courier has arrived at the address. */
  arrive(order: string): void;
  /** Counts a wrong hand-over code. */
  countWrongCode(order: string): void;
  syncNow(): void;
  isSyncing: boolean;
};

/** Nothing is sent until `isIn`: the phone is being enrolled. */
export function useCourier(outside: Outside, isIn: boolean): Courier {
  const [state, setState] = useState<PhoneState>();
  const [isFull, setFull] = useState(false);
  const [photos, setPhotos] = useState(0);
  const now = useClock(outside);
  const show = useCallback(
    async (work: Promise<PhoneState | undefined>) => {
      try {
        setState(await work);
        setPhotos((await outside.photos.keys()).length);
        setFull(false);
      } catch {
        setFull(true);
      }
    },
    [outside],
  );
  const { result, syncNow, isSyncing } = useSync(outside, show, isIn);
  const arrive = useCallback(
    (order: string) =>
      void show(markStop(outside, order, (marks) => ({ arrivedAt: outside.now().toISOString(), ...marks }))),
    [outside, show],
  );
  const countWrongCode = (order: string) =>
    void show(markStop(outside, order, (marks) => ({ ...marks, wrongCodes: (marks.wrongCodes ?? 0) + 1 })));
  return {
    ...{ state, result, isFull, now, syncNow, isSyncing },
    photos,
    does: (...done) => void show(writeDeeds(outside, done)),
    undo: () => void show(undoPress(outside)),
    ...{ arrive, countWrongCode },
  };
}

type Show = (work: Promise<PhoneState | undefined>) => Promise<void>;

/** Synchronizes at once, when the connection or the page comes back, and at intervals; one at a time. */
function useSync(outside: Outside, show: Show, isIn: boolean) {
  const [result, setResult] = useState<SyncResult>();
  const [isSyncing, setSyncing] = useState(false);
  const isRunning = useRef(false);
  const syncNow = useCallback(() => {
    if (isRunning.current) return;
    isRunning.current = true;
    setSyncing(true);
    const run = async () => {
      await show(openPhone(outside));
      setResult(await syncAll(outside).catch(() => 'failed' as const));
      await show(openPhone(outside));
      isRunning.current = false;
      setSyncing(false);
    };
    void run();
  }, [outside, show]);
  useEffect(() => {
    if (!isIn) return undefined;
    const seen = () => void (document.hidden || syncNow());
    syncNow();
    const timer = setInterval(seen, everyMs);
    window.addEventListener('online', seen);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', seen);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [syncNow, isIn]);
  return { result, syncNow, isSyncing };
}

function useClock({ now }: Outside): Date {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), soonMs);
    return () => clearInterval(timer);
  }, [now]);
  return time;
}
