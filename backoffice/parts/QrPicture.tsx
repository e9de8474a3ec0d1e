import { useMemo } from 'react';
import { encode } from 'uqr';

/** A text as a QR code. */
export function QrPicture({ text, size = 200 }: { text: string; size?: number }) {
  const { path, width } = useMemo(() => {
    const { data } = encode(text, { ecc: 'M', border: 2 });
    const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { path: dots.join(''), width: data.length };
  }, [text]);
  return (
    <svg
      viewBox={`0 0 ${width} ${width}`}
      width={size}
      height={size}
      role="img"
      aria-label="QR"
      shapeRendering="crispEdges"
      style={{ background: '#fff', borderRadius: 12, border: '1px solid var(--line)' }}
    >
      <path d={path} fill="#2a161b" />
    </svg>
  );
}
