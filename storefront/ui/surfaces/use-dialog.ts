import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** Opens and closes a native dialog with a flag, holds the page behind it still, and reports every way out. */
export function useDialog(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  // Before the page changes: a dialog that goes away together with its part must be closed while it still stands in the
  // page, or the focus does not return to what opened it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!isOpen) {
      if (dialog.open) dialog.close();
      return;
    }
    if (!dialog.open) dialog.showModal();
    const page = document.documentElement.classList;
    page.add('has-sheet');
    return () => {
      page.remove('has-sheet');
      if (dialog.open) dialog.close();
    };
  }, [isOpen]);

  return {
    ref,
    // Escape: the state closes the dialog, so that both never disagree.
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    onClick: (event: MouseEvent) => {
      if (event.target === ref.current) onClose();
    },
  };
}
