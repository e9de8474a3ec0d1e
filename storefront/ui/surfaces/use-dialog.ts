import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** Controls a native dialog by a flag, prevents scrolling of the page behind it, and reports every way of closing. */
export function useDialog(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  // In a layout effect: a dialog that is unmounted must be closed while it is still in the document, or the focus
  // does not return to what opened it.
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
    // Escape: the state closes the dialog, so that both always agree.
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    onClick: (event: MouseEvent) => {
      if (event.target === ref.current) onClose();
    },
  };
}
