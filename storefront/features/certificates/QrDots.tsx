import { useMemo } from 'react';
import { encode } from 'uqr';

/** A text as a QR code in SVG. */
export function QrDots({ text }: { text: string }) {
  const { path, width } = useMemo(() => {
    const { data } = encode(text, { ecc: 'M', border: 2 });
    const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { path: dots.join(''), width: data.length };
  }, [text]);
  return (
    <svg viewBox={`0 0 ${width} ${width}`} role="img" aria-label="QR" shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
