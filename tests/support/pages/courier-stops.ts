import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { courierTexts } from '#backoffice/features/couriers/phone/courier.texts.ts';
import type { OfficeVisit } from '../people/office-visit.ts';

/** Opens a stop of the courier's page where it is a row; the next one opens by itself. @returns the stop */
export async function openStop({ page }: OfficeVisit, number: string): Promise<Locator> {
  const stop = page.getByRole('article', { name: number });
  await stop.waitFor();
  const row = stop.and(page.locator('.folded')).getByRole('button');
  const isOpen = async () => {
    if (await row.isVisible()) await row.click({ timeout: 1_000 }).catch(() => undefined);
    return !(await row.isVisible());
  };
  await expect.poll(isOpen).toBe(true);
  return stop;
}

/** The same, up to the question for code or photo, which is the second button where neither is needed. */
export async function openHandOver(visit: OfficeVisit, number: string): Promise<Locator> {
  const stop = await openStop(visit, number);
  const names = (['handOver', 'withProof'] as const).map((key) => visit.say(courierTexts, key));
  const [needed, optional] = names.map((name) => stop.getByRole('button', { name, exact: true }));
  if (needed && optional) await needed.or(optional).click();
  return stop;
}
