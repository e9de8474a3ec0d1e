import { useSyncExternalStore } from 'react';

/** As in ShopPage.module.css; the server draws for both. */
const isWide = () => typeof matchMedia === 'undefined' || matchMedia('(min-width: 900px)').matches;

function onResize(run: () => void): () => void {
  window.addEventListener('resize', run);
  return () => window.removeEventListener('resize', run);
}

/** Whether the filters stand beside the list. Phones have them in a sheet, and need not draw them twice. */
export function useHasSide(): boolean {
  return useSyncExternalStore(onResize, isWide, isWide);
}
