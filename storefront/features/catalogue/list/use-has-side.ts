import { wideScreen } from '#domain/media/wide-screen.ts';
import { useSyncExternalStore } from 'react';

/** Same width as in ShopPage.module.css; true on the server, whose HTML serves both. */
const isWide = () => typeof matchMedia === 'undefined' || matchMedia(wideScreen).matches;

function onResize(run: () => void): () => void {
  window.addEventListener('resize', run);
  return () => window.removeEventListener('resize', run);
}

/** Whether the filters stand beside the list. On phones they are in a sheet and are not rendered twice. */
export function useHasSide(): boolean {
  return useSyncExternalStore(onResize, isWide, isWide);
}
