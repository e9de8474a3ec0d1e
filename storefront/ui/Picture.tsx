import { useRef, type RefObject, useEffect, useState } from 'react';
import { afterFirstSign, signGiven } from '#storefront/ui/fields/first-sign.ts';

type Source = {
  src: string;
  width: number;
  height: number;
  /** Dominant colour, drawn until the picture is there. */
  placeholder: string;
  srcset: { avif: string; webp: string };
};
type Props = {
  picture: Source;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** How wide it is drawn, as in the `sizes` attribute. */
  sizes: string;
  className?: string | undefined;
  /** The one picture that the page is about: fetched first. All others wait until they are about to be seen. */
  isMain?: boolean | undefined;
  /** Near the top, but not the main one: fetched at once. */
  isNear?: boolean | undefined;
  /** Lies over the same picture in a size that is here already, which is seen until it comes. */
  isOver?: boolean | undefined;
};

/** A point that is not seen: a picture without any address would be drawn as a broken one. */
const unseen = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export function Picture({ picture, alt, sizes, className, isMain, isNear, isOver }: Props) {
  const { src, srcset, width, height, placeholder } = picture;
  const image = useRef<HTMLImageElement>(null);
  const isFirst = isMain || isNear || false;
  const isWanted = useWanted(image, isFirst);
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
        // Until then it has no form of its own that it could tell.
        style={{
          backgroundColor: isOver ? undefined : placeholder,
          aspectRatio: isWanted ? undefined : `${width} / ${height}`,
        }}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isMain ? 'high' : undefined}
        // What is on the first screen is there already when the shop takes the place of what the server drew.
        decoding={isFirst ? 'sync' : 'async'}
      />
    </picture>
  );
}

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
function useWanted(picture: RefObject<Element | null>, isWantedAtOnce: boolean): boolean {
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
