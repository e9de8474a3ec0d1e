import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { messageOf } from './failure.ts';

/**
 * Runs one action at a time: while it runs `isBusy` is true, a refusal is told, and afterwards everything on the
 * screen is read again. Answers whether it went well.
 */
export function useAct() {
  const notify = useNotify();
  const endIfSignedOut = useLogoutIfAccessDenied();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const act = async (run: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setBusy(true);
    try {
      await run();
      if (done) notify(done, { type: 'success' });
      return true;
    } catch (error) {
      if (!(await endIfSignedOut(error))) notify(messageOf(error), { type: 'error' });
      return false;
    } finally {
      setBusy(false);
      await queries.invalidateQueries();
    }
  };
  return { act, isBusy };
}
