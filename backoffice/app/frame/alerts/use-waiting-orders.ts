import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNotify, useStore } from 'react-admin';
import { useMay } from '#backoffice/api/me.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { alertTexts } from './alerts.texts.ts';
import { allowChime, chime } from './chime.ts';
import { hasArrived, titleOf, type NewOrdersState } from './has-arrived.ts';

const everyMs = 15_000;
const query = { status: 'placed', page_size: 1, sort: '-createdAt' } as const;

/** The new orders that nobody has accepted. All components share one request. */
export function useWaitingOrders(): NewOrdersState | undefined {
  const may = useMay();
  const { data } = useAnswer(
    'GET /api/office/orders/',
    { query },
    { everyMs, inBackground: true, isOff: !may('orders.read') },
  );
  return data && { total: data.page.total, newest: data.data[0]?.id };
}

/** Whether new orders sound on this device; on at first. */
export function useSound() {
  return useStore('office.sound', true);
}

/**
 * Reports a new order on any screen: a sound, a notification, and the count in the document title; the screen is
 * refreshed.
 */
export function useNewOrderAlert(): void {
  const t = useTexts(alertTexts);
  const notify = useNotify();
  const queries = useQueryClient();
  const [hasSound] = useSound();
  const waiting = useWaitingOrders();
  const seen = useRef<NewOrdersState>(undefined);
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) addEventListener(event, allowChime, { once: true, passive: true });
    return () => events.forEach((event) => removeEventListener(event, allowChime));
  }, []);
  useEffect(() => {
    if (!waiting) return;
    document.title = titleOf(document.title, waiting.total);
    if (hasArrived(seen.current, waiting)) {
      notify(t('arrived'), { type: 'info' });
      if (hasSound) chime();
      void queries.invalidateQueries({ queryKey: ['office'] });
    }
    seen.current = waiting;
  }, [waiting, hasSound, notify, queries, t]);
}
