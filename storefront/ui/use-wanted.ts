import { type RefObject, useEffect, useState } from 'react';
import { afterFirstSign, signGiven } from '#storefront/ui/fields/first-sign.ts';

/** How far below the screen a picture may be to be fetched before the visitor has moved. */
const nearPx = 120;
/** Large screens stand on faster lines, and are looked over at once. */
const isLarge = (): boolean => matchMedia('(min-width: 64rem)').matches;

const arrivals = new WeakMap<Element, () => void>();
let watcher: IntersectionObserver | undefined;

/**
 * Browsers fetch lazy pictures up to three screens ahead, more the slower the connection is. So a picture is named to them
 * only when it is about to be seen; once the visitor moves, all are, and the browser's own way of being lazy is right.
 */
export function useWanted(picture: RefObject<Element | null>, isWantedAtOnce: boolean): boolean {
  const [isWanted, setWanted] = useState(signGiven);

  useEffect(() => {
    const element = picture.current;
    if (isWanted || isWantedAtOnce || !element) return undefined;
    const want = () => setWanted(true);
    if (isLarge()) {
      want();
      return undefined;
    }
    const forget = afterFirstSign(want);
    const unwatch = watch(element, want);
    return () => {
      forget();
      unwatch();
    };
  }, [picture, isWanted, isWantedAtOnce]);

  return isWanted || isWantedAtOnce;
}

function watch(element: Element, onArrival: () => void): () => void {
  watcher ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) arrivals.get(target)?.();
    },
    { rootMargin: `${nearPx}px 0px` },
  );
  const all = watcher;
  arrivals.set(element, onArrival);
  all.observe(element);
  return () => all.unobserve(element);
}
