import { type RefObject, useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useLanguage } from '#backoffice/lang/use-texts.ts';

/**
 * Moves the accessible name of a table's checkboxes from their container, where screen readers do not announce it, to
 * the input itself, after every change of the rows or of the language.
 */
export function useNamedChecks(): RefObject<HTMLDivElement | null> {
  const table = useRef<HTMLDivElement>(null);
  const { data } = useListContext();
  const language = useLanguage();
  useEffect(() => {
    for (const box of table.current?.querySelectorAll('.select-item[aria-label]') ?? []) {
      box.querySelector('input')?.setAttribute('aria-label', box.getAttribute('aria-label') ?? '');
      box.removeAttribute('aria-label');
    }
  }, [data, language]);
  return table;
}
