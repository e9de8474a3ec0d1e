import type { Page } from 'playwright-core';

/**
 * Counts what a person does on this page from its next address on: a press is one action, and so is a field that is
 * filled, however many letters, or a file that is chosen.
 * @returns the number so far
 */
export async function countActions(page: Page): Promise<() => number> {
  let actions = 0;
  await page.exposeFunction('countAction', () => {
    actions += 1;
  });
  await page.addInitScript(() => {
    const countAction = Reflect.get(globalThis, 'countAction') as () => void;
    let written: EventTarget | null = null;
    const press = () => {
      written = null;
      countAction();
    };
    const write = ({ target }: Event) => {
      const isPressed = target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);
      if (isPressed || target === written) return;
      written = target;
      countAction();
    };
    addEventListener('pointerdown', press, true);
    addEventListener('input', write, true);
  });
  return () => actions;
}
