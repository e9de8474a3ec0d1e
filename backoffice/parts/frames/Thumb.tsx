import type { Picture } from '#contract/shared.ts';
import { ImageOff } from 'lucide-react';

type Props = { picture: Picture | null | undefined; width?: number; ratio?: number };

/** A thumbnail: its dominant colour until loaded; an icon if there is no picture. */
export function Thumb({ picture, width = 44, ratio = 1.25 }: Props) {
  const height = Math.round(width * ratio);
  if (!picture)
    return (
      <span
        style={{
          display: 'inline-grid',
          placeItems: 'center',
          width,
          height,
          flex: 'none',
          borderRadius: 8,
          background: 'var(--sunken)',
          color: '#917b77',
        }}
      >
        <ImageOff size={Math.min(20, width / 2)} strokeWidth={1.5} aria-hidden />
      </span>
    );
  return (
    <img
      src={picture.src}
      srcSet={picture.srcset.webp || undefined}
      sizes={`${width}px`}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      style={{ flex: 'none', objectFit: 'cover', borderRadius: 8, backgroundColor: picture.placeholder }}
    />
  );
}
