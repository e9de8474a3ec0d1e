import type { OrderedUnit } from '#storefront/features/certificates/units.ts';
import type { FormField, OrderForm } from '#storefront/features/checkout/form/order-form.ts';

/** Props of every checkout card. */
export type CardProps = {
  form: OrderForm;
  change: (patch: Partial<OrderForm>) => void;
  /** The error of a field as a sentence; undefined before the customer has tried to continue. */
  wrong: (field: FormField) => string | undefined;
};

export type CertificateProps = CardProps & { units: readonly OrderedUnit[] };
