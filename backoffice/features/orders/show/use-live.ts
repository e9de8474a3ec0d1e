import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callAddress } from '#contract/client.ts';

/**
 * Live updates by server-sent events: an `orders` event reloads the data. @returns whether the connection is open;
 * otherwise screens poll every 20 seconds
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
