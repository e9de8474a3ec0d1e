import type { OrderedUnit } from '#storefront/features/certificates/units.ts';
import type { FormField, OrderForm } from '#storefront/features/checkout/form/order-form.ts';

/** What every card of the checkout is given. */
export type CardProps = {
  form: OrderForm;
  change: (patch: Partial<OrderForm>) => void;
  /** What is wrong with a field, as a sentence; nothing before the customer has tried to go on. */
  wrong: (field: FormField) => string | undefined;
};

export type CertificateProps = CardProps & { units: readonly OrderedUnit[] };
