import { wideScreen } from '#domain/media/wide-screen.ts';
import { useSyncExternalStore } from 'react';

/** True on the server, whose HTML serves both. */
const isWide = () => typeof matchMedia === 'undefined' || matchMedia(wideScreen).matches;

function onResize(run: () => void): () => void {
  window.addEventListener('resize', run);
  return () => window.removeEventListener('resize', run);
}

/** Whether the layout is the wide one: what only that one shows costs a phone nothing. */
export function useIsWide(): boolean {
  return useSyncExternalStore(onResize, isWide, isWide);
}
