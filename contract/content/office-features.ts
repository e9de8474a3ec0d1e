import { type Static, Type } from 'typebox';
import { featureNames } from '#domain/feature.ts';
import { photoModes } from '#domain/parcel-photos/order-photos.ts';
import { forStaff } from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import { oneOf, strict } from '#contract/shared.ts';

const Name = oneOf(...featureNames);
/** Mode of the photo report: buyers are only shown the photos, or are asked and the order waits for the answer. */
const Mode = Type.Optional(oneOf(...photoModes));
const Features = Type.Array(strict({ name: Name, isOn: Type.Boolean(), mode: Mode }));

export const officeFeatures = routes({
  'GET /api/office/features/': forStaff('settings.read', {
    summary: 'Features that work, on or off',
    reply: strict({ data: Features }),
  }),
  'PUT /api/office/features/:name/': forStaff('settings.write', {
    summary: 'Switches one feature; what is under way goes on',
    params: strict({ name: Name }),
    body: strict({
      isOn: Type.Boolean(),
      /** Name of the accountant who approved; some features require one. */
      confirmedBy: Type.Optional(Type.String({ maxLength: 80 })),
      /** Left out it stays as it is. */
      mode: Mode,
    }),
    reply: strict({ data: Features }),
    refuses: ['record.not-found', 'books.not-in-order'],
  }),
});

export type OfficeFeature = Static<typeof Features>[number];
