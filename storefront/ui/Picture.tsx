import { useRef } from 'react';
import { useWanted } from './use-wanted.ts';

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
};

/** A point that is not seen: a picture without any address would be drawn as a broken one. */
const unseen = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export function Picture({ picture, alt, sizes, className, isMain, isNear }: Props) {
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
        style={{ backgroundColor: placeholder, aspectRatio: isWanted ? undefined : `${width} / ${height}` }}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isMain ? 'high' : undefined}
        // What is on the first screen is there already when the shop takes the place of what the server drew.
        decoding={isFirst ? 'sync' : 'async'}
      />
    </picture>
  );
}
