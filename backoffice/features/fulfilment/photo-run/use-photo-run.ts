import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import { api } from '#backoffice/api/api.ts';
import { messageOf } from '#backoffice/api/failure.ts';
import { takePhoto } from '#backoffice/features/parcel-photos/take-photo.ts';

/** A parcel of the run. What was sent of it is not sent again after a failure. */
export type Parcel = {
  order: OfficeOrderRow;
  photos: readonly File[];
  /** Why it has no photo. */
  reason?: string;
  sent: number;
  isExplained: boolean;
  /** Why it could not be sent before. */
  fault?: string;
};

/** Sends the photos, or the reason, then says that the parcel is ready; unless its buyer is asked first. */
async function send(parcel: Parcel): Promise<void> {
  const { id } = parcel.order;
  let isAsked = false;
  for (; parcel.sent < parcel.photos.length; parcel.sent++) {
    const { report } = await takePhoto(id, parcel.photos[parcel.sent] as File);
    isAsked ||= report?.state === 'asked';
  }
  if (parcel.reason && !parcel.isExplained) {
    await api('POST /api/office/orders/:id/photos/skip/', {
      params: { id },
      body: { reason: parcel.reason },
    });
    parcel.isExplained = true;
  }
  if (isAsked) return;
  await api('POST /api/office/orders/:id/move/', { params: { id }, body: { action: 'make-ready' } });
}

/** One sends after the other, as they were photographed. */
let former: Promise<unknown> = Promise.resolve();

/** Leads through parcels: the next one stands at once, the former is sent meanwhile, what failed comes last. */
export function usePhotoRun(orders: readonly OfficeOrderRow[]) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const [queue, setQueue] = useState<readonly Parcel[]>(() =>
    orders.map((order) => ({ order, photos: [], sent: 0, isExplained: false })),
  );
  const [at, setAt] = useState(0);
  const [sending, setSending] = useState(0);
  useWarning(sending > 0);
  const parcel = queue[at];
  const change = (changes: Partial<Parcel>) =>
    setQueue((all) => all.map((one, place) => (place === at ? { ...one, ...changes } : one)));
  const sendBehind = (shot: Parcel) => {
    setAt(at + 1);
    setSending((n) => n + 1);
    const run = former.then(() => send(shot));
    former = run.then(
      () => undefined,
      (error: unknown) => {
        const fault = translate(messageOf(error), { _: messageOf(error) });
        setQueue((all) => [...all, { ...shot, fault }]);
      },
    );
    void former.finally(() => {
      setSending((n) => n - 1);
      void queries.invalidateQueries({ queryKey: ['office'] });
    });
  };
  return {
    parcel,
    at,
    all: queue.length,
    sending,
    add: (photo: File) => parcel && change({ photos: [...parcel.photos, photo] }),
    remove: (photo: File) => parcel && change({ photos: parcel.photos.filter((one) => one !== photo) }),
    skip: () => setAt(at + 1),
    next: () => parcel && sendBehind({ ...parcel }),
    explain: (reason: string) => parcel && sendBehind({ ...parcel, photos: [], sent: 0, reason }),
  };
}

/** The browser asks before it closes a page that still sends. */
function useWarning(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isSending]);
}
