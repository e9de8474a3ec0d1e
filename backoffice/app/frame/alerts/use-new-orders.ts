import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useNotify, useStore } from 'react-admin';
import { useNeeds } from '#backoffice/features/dashboard/use-needs.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { alertTexts } from './alerts.texts.ts';
import { allowChime, chime } from './chime.ts';
import { hasArrived, titleOf, type NewOrdersState } from './has-arrived.ts';

/** The new orders that nobody has accepted; undefined while it is not known. */
function useNewOrders(): NewOrdersState | undefined {
  const needs = useNeeds();
  return useMemo(() => {
    const unread = needs?.data.find(({ kind }) => kind === 'new');
    return needs && { total: unread?.count ?? 0, newest: unread?.sample.id };
  }, [needs]);
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
  const waiting = useNewOrders();
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
