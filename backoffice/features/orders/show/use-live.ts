import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callAddress } from '#contract/client.ts';

/**
 * Screens of orders are told of every change: `orders` events make them read again. Answers whether the connection is open;
 * while it does not, screens ask every 20 seconds.
 */
export function useLive(): boolean {
  const queries = useQueryClient();
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    const connection = new EventSource(callAddress('GET /api/office/events/'));
    connection.addEventListener('open', () => setLive(true));
    connection.addEventListener('error', () => setLive(false));
    connection.addEventListener('orders', () => {
      void queries.invalidateQueries({ queryKey: ['office'] });
      void queries.invalidateQueries({ queryKey: ['orders'] });
    });
    return () => connection.close();
  }, [queries]);
  return isLive;
}

export const pollMs = 20_000;
