import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callAddress } from '#contract/client.ts';

/**
 * Screens of orders hear of every change: `orders` events make them read again. Answers whether the line stands;
 * while it does not, screens ask every 20 seconds.
 */
export function useLive(): boolean {
  const queries = useQueryClient();
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    const line = new EventSource(callAddress('GET /api/office/events/'));
    line.addEventListener('open', () => setLive(true));
    line.addEventListener('error', () => setLive(false));
    line.addEventListener('orders', () => {
      void queries.invalidateQueries({ queryKey: ['office'] });
      void queries.invalidateQueries({ queryKey: ['orders'] });
    });
    return () => line.close();
  }, [queries]);
  return isLive;
}

export const pollMs = 20_000;
