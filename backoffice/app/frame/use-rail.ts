import { useMediaQuery } from '@mui/material';
import { useLocation } from 'react-router-dom';

/** A phone has the menu as a drawer. */
export const usePhone = () => useMediaQuery('(max-width:599.95px)', { noSsr: true });

/** Whether the menu shows only pictures: beside what needs the width, and on narrow screens. */
export function useRail(): boolean {
  const isNarrow = useMediaQuery('(max-width:899.95px)', { noSsr: true });
  const { pathname, search } = useLocation();
  const isCounter = new URLSearchParams(search).get('at') === 'counter';
  return !usePhone() && (isNarrow || pathname === '/board' || isCounter);
}
