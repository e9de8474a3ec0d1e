import { type PointerEvent, type RefObject, useRef } from 'react';

const farEnoughPx = 90;

/** Dragging the handle moves the sheet with the finger; far enough closes it, less lets it slide back. */
export function useSwipeDown(sheet: RefObject<HTMLElement | null>, onFar: () => void) {
  const startY = useRef<number | null>(null);

  function move(to: number) {
    sheet.current?.style.setProperty('transform', to > 0 ? `translateY(${to}px)` : null);
  }

  function end(event: PointerEvent) {
    if (startY.current === null) return;
    const far = event.clientY - startY.current > farEnoughPx;
    startY.current = null;
    move(0);
    if (far) onFar();
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      startY.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (startY.current !== null) move(event.clientY - startY.current);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
