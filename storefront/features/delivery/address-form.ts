/** Validation schema of the address form. */
import * as v from 'valibot';
import { readPhone } from '#domain/phone.ts';
import { wholeNumber } from '#storefront/features/customers/sign-in/phone-mask.ts';

/** Messages are keys of address.texts.ts; those of the phone are keys of phone.texts.ts. */
const phoneSchema = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const value = dataset.typed ? dataset.value : '';
    const reading = value === '' ? { fault: 'empty' } : readPhone(wholeNumber(value));
    if ('fault' in reading) addIssue({ message: reading.fault });
  }),
);
export const addressSchema = v.object({
  place: v.pipe(
    v.nullable(v.number()),
    v.check((place) => place !== null, 'placeMissing'),
  ),
  line1: v.pipe(v.string(), v.trim(), v.nonEmpty('lineMissing'), v.maxLength(200, 'tooLong')),
  line2: v.pipe(v.string(), v.trim(), v.maxLength(200, 'tooLong')),
  landmark: v.pipe(v.string(), v.trim(), v.maxLength(200, 'tooLong')),
  kind: v.picklist(['home', 'work', 'other']),
  label: v.pipe(v.string(), v.trim(), v.maxLength(60, 'tooLong')),
  fullname: v.pipe(v.string(), v.trim(), v.nonEmpty('nameMissing'), v.maxLength(120, 'tooLong')),
  mobile: phoneSchema,
  isDefault: v.boolean(),
  forOther: v.boolean(),
});
export type AddressValues = v.InferOutput<typeof addressSchema>;
