import { startTransition, useEffect, useState } from 'react';
import type { Address } from './PageAddress.tsx';

let pressed: Address | undefined;
let changed: (() => void) | undefined;

/** Names the page whose link is being pressed, or that it is no longer. */
export function pressPage(address?: Address): void {
  pressed = address;
  changed?.();
}

/**
 * The page whose link is being pressed: a finger rests about a tenth of a second on it, enough for a slow phone to
 * render the page's placeholder before the tap ends.
 */
export function usePressedPage(): Address | undefined {
  const [shown, show] = useState<Address>();
  useEffect(() => {
    changed = () => startTransition(() => show(pressed));
    return () => (changed = undefined);
  }, []);
  return shown;
}

/** The address as one object; that of the pressed link is the same one, so that its placeholder is not rendered again. */
export function addressAt(path: string, search: string): Address {
  return pressed?.path === path && pressed.search === search ? pressed : { path, search };
}
