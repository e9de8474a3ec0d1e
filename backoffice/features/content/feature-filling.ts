import type { OfficeFeature } from '#contract/content/office-features.ts';
import { api } from '#backoffice/api/api.ts';
import type { FormSource } from '#backoffice/parts/conflict/save-form.ts';

/** What the switch of a feature was filled from. */
export function featureFilling(
  name: OfficeFeature['name'],
  features: readonly OfficeFeature[],
  seen: string | undefined,
): FormSource {
  const bodyOf = (of: readonly OfficeFeature[]) => ({
    isOn: of.some((one) => one.name === name && one.isOn),
  });
  const read = async () => {
    const fresh = await api('GET /api/office/features/');
    return { body: bodyOf(fresh.data), seen: fresh.seen };
  };
  return { opened: bodyOf(features), seen, read };
}
