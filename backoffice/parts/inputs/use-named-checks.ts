import { type RefObject, useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';

/**
 * The tick boxes of a table's rows carry their name on the box around them, where nobody who listens to the screen
 * meets it. It is handed to the input itself after every change of the rows.
 */
export function useNamedChecks(): RefObject<HTMLDivElement | null> {
  const table = useRef<HTMLDivElement>(null);
  const { data } = useListContext();
  useEffect(() => {
    for (const box of table.current?.querySelectorAll('.select-item[aria-label]') ?? []) {
      box.querySelector('input')?.setAttribute('aria-label', box.getAttribute('aria-label') ?? '');
      box.removeAttribute('aria-label');
    }
  }, [data]);
  return table;
}
