import { type ReactNode, useEffect, useRef, useState } from 'react';

const pixelsInMm = 96 / 25.4;

/** A sheet that is wider than the screen is shown smaller; what is printed keeps its size (papers.css). */
export function FittedSheet({ mm, children }: { mm: number; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(Infinity);
  useEffect(() => {
    const watch = new ResizeObserver(() => setRoom(frame.current?.clientWidth ?? Infinity));
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={frame}>
      <div className="fitted" style={{ zoom: Math.min(1, room / (mm * pixelsInMm)) }}>
        {children}
      </div>
    </div>
  );
}
