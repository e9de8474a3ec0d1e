import type { CertificateProps } from './card-props.ts';
import { UnitFields } from '#storefront/features/certificates/UnitFields.tsx';
import { withUnit } from '#storefront/features/certificates/units.ts';

/** How each certificate of the order is sent to its recipient. */
export function CertificatesCard({ units, form, change, wrong }: CertificateProps) {
  return units.map((unit) => (
    <UnitFields
      key={`${unit.option} ${unit.at}`}
      unit={unit}
      isChecked={wrong('certificates') !== undefined}
      change={(patch) => change({ certificateUnits: withUnit(form.certificateUnits, unit, patch) })}
    />
  ));
}
