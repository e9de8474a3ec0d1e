import { type ReactNode, useEffect, useRef, useState } from 'react';

const pixelsInMm = 96 / 25.4;

/** A sheet that is wider than the screen is shown smaller; what is printed keeps its size (papers.css). */
export function FittedSheet({ mm, children }: { mm: number; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(Infinity);
  useEffect(() => {
    const watch = new ResizeObserver(() => setWidth(frame.current?.clientWidth ?? Infinity));
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={frame}>
      <div className="fitted" style={{ zoom: Math.min(1, width / (mm * pixelsInMm)) }}>
        {children}
      </div>
    </div>
  );
}
