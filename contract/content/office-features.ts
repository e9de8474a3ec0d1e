import { type Static, Type } from 'typebox';
import { featureNames } from '#domain/feature.ts';
import { forStaff } from '#contract/office-route.ts';
import { routes } from '#contract/route.ts';
import { oneOf, strict } from '#contract/shared.ts';

const Name = oneOf(...featureNames);
const Features = Type.Array(strict({ name: Name, isOn: Type.Boolean() }));

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
      /** The accountant who has agreed; some features are not switched on without one. */
      confirmedBy: Type.Optional(Type.String({ maxLength: 80 })),
    }),
    reply: strict({ data: Features }),
    refuses: ['record.not-found'],
  }),
});

export type OfficeFeature = Static<typeof Features>[number];
