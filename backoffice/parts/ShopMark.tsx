import { markPaths } from '#domain/brand/mark.ts';

/** The shop's logo on the dark background of a header. */
export function ShopMark({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden style={{ flex: 'none' }}>
      <path fill="#fff8ef" d={markPaths.box} />
      <path fill="var(--deep)" d={markPaths.dot} />
      <path fill="#e0b563" d={markPaths.bow} />
    </svg>
  );
}
