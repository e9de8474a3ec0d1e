import { useRef, type RefObject, useEffect, useState } from 'react';
import { afterFirstScroll } from '#storefront/ui/fields/first-interaction.ts';

type Source = {
  src: string;
  width: number;
  height: number;
  /** Dominant colour, shown until the picture is loaded. */
  placeholder: string;
  srcset: { avif: string; webp: string };
};
type Props = {
  picture: Source;
  /** Empty when the adjacent text says the same. */
  alt: string;
  /** Rendered width, as in the `sizes` attribute. */
  sizes: string;
  className?: string | undefined;
  /** The largest picture of the page (LCP): loaded first. All others wait until they are about to be visible. */
  isMain?: boolean | undefined;
  /** Near the top, but not the main one: loaded at once. */
  isNear?: boolean | undefined;
  /** Placed over the same picture in a smaller, loaded size, which is visible until this one is loaded. */
  isOver?: boolean | undefined;
};

/** A transparent pixel: an img without a source would be shown as broken. */
const unseen = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export function Picture({ picture, alt, sizes, className, isMain, isNear, isOver }: Props) {
  const { src, srcset, width, height, placeholder } = picture;
  const image = useRef<HTMLImageElement>(null);
  const isFirst = isMain || isNear || false;
  const [isLost, setLost] = useState(false);
  const isWanted = useWanted(image, isFirst) && !isLost;
  return (
    <picture>
      {isWanted && srcset.avif && <source type="image/avif" srcSet={srcset.avif} sizes={sizes} />}
      {isWanted && srcset.webp && <source type="image/webp" srcSet={srcset.webp} sizes={sizes} />}
      <img
        ref={image}
        src={isWanted ? src : unseen}
        alt={alt}
        width={width}
        height={height}
        className={className}
        // Its colour instead of the browser's sign of a broken picture.
        onError={() => {
          setLost(true);
          addEventListener('online', () => setLost(false), { once: true });
        }}
        // The intrinsic ratio is unknown until the picture is loaded.
        style={{
          backgroundColor: isOver ? undefined : placeholder,
          aspectRatio: isWanted ? undefined : `${width} / ${height}`,
        }}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isMain ? 'high' : undefined}
        // Already loaded when the app replaces the server-rendered page.
        decoding={isFirst ? 'sync' : 'async'}
      />
    </picture>
  );
}

/**
 * How far below the viewport a picture is loaded: before the first scroll, and after it. One that only touches its side,
 * as the next of a gallery does, is not yet seen.
 */
const near = '120px -1px';
const ahead = '50% -1px';
/** Large screens mostly have faster connections. */
const isLarge = (): boolean => matchMedia('(min-width: 64rem)').matches;

const arrivals = new Map<Element, () => void>();
let watcher: IntersectionObserver | undefined;

/**
 * Browsers load lazy pictures up to three screens ahead, further on slow connections. So a picture gets its source
 * only when it is about to be visible, half a screen ahead of a visitor who scrolls.
 */
function useWanted(picture: RefObject<Element | null>, isWantedAtOnce: boolean): boolean {
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    const element = picture.current;
    if (isWanted || isWantedAtOnce || !element) return undefined;
    const want = () => setWanted(true);
    if (isLarge()) {
      want();
      return undefined;
    }
    return watch(element, want);
  }, [picture, isWanted, isWantedAtOnce]);

  return isWanted || isWantedAtOnce;
}

function watch(element: Element, onArrival: () => void): () => void {
  arrivals.set(element, onArrival);
  if (watcher) watcher.observe(element);
  else {
    lookAhead(near);
    afterFirstScroll(() => lookAhead(ahead));
  }
  return () => {
    watcher?.unobserve(element);
    arrivals.delete(element);
  };
}

/** From now on all that wait are watched with this margin. */
function lookAhead(rootMargin: string): void {
  watcher?.disconnect();
  watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) arrivals.get(target)?.();
    },
    { rootMargin },
  );
  for (const element of arrivals.keys()) watcher.observe(element);
}
