import { createRoot } from 'react-dom/client';
import { Toaster, toast as show } from 'sonner';
import 'sonner/dist/styles.css';
import { type Said, SaidWords } from './Said.tsx';
import './Toaster.css';

type ToastTone = 'plain' | 'success' | 'error';
export type Toast = Said & {
  tone?: ToastTone;
  /** "Undo": one press, and the toast goes. */
  action?: { label: string; run: () => void };
};

/** Draws the region for toasts in a root of its own and answers with the function that fills it. */
export function mountToaster({
  staysMs,
  atOnce,
}: {
  staysMs: number;
  atOnce: number;
}): (toast: Toast) => void {
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(
    <Toaster
      position="top-right"
      duration={staysMs}
      visibleToasts={atOnce}
      gap={10}
      offset={16}
      mobileOffset={12}
      containerAriaLabel="Sowgat"
      hotkey={[]}
    />,
  );
  pauseWhileFocused(host);
  return ({ tone = 'plain', action, ...said }) => {
    const options = {
      className: `toast toast-${tone}`,
      ...(action ? { action: { label: action.label, onClick: action.run } } : {}),
    };
    const words = <SaidWords said={said} />;
    if (tone === 'error') show.error(words, options);
    else if (tone === 'success') show.success(words, options);
    else show(words, options);
  };
}

/** The library pauses under the pointer only; whoever reaches "Undo" by keyboard needs the same time. */
function pauseWhileFocused(host: HTMLElement): void {
  host.addEventListener('focusin', (event) => {
    event.target?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
  });
  host.addEventListener('focusout', (event) => {
    if (!host.contains(event.relatedTarget as Node | null)) {
      event.target?.dispatchEvent(
        new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }),
      );
    }
  });
}
