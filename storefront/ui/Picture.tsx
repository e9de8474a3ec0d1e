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
  /** The one picture that the page is about: fetched first. All others wait until they are near. */
  isMain?: boolean | undefined;
  /** Near the top, but not the main one: fetched at once. */
  isNear?: boolean | undefined;
};

export function Picture({ picture, alt, sizes, className, isMain, isNear }: Props) {
  return (
    <picture>
      {picture.srcset.avif && <source type="image/avif" srcSet={picture.srcset.avif} sizes={sizes} />}
      {picture.srcset.webp && <source type="image/webp" srcSet={picture.srcset.webp} sizes={sizes} />}
      <img
        src={picture.src}
        alt={alt}
        width={picture.width}
        height={picture.height}
        className={className}
        style={{ backgroundColor: picture.placeholder }}
        loading={isMain || isNear ? 'eager' : 'lazy'}
        fetchPriority={isMain ? 'high' : undefined}
        // What is on the first screen is there already when the shop takes the place of what the server drew.
        decoding={isMain || isNear ? 'sync' : 'async'}
      />
    </picture>
  );
}
