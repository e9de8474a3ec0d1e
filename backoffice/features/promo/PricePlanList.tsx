import { FunctionField, NumberField, TextInput } from 'react-admin';
import type { OfficePricePlan } from '#contract/catalogue/office-price-plans.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { HiddenName } from '#backoffice/parts/frames/HiddenName.tsx';
import { ListFrame } from '#backoffice/parts/frames/ListFrame.tsx';
import { LocalField } from '#backoffice/parts/frames/LocalField.tsx';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { MomentField } from '#backoffice/parts/frames/MomentField.tsx';
import { Rows } from '#backoffice/parts/frames/Rows.tsx';
import { planStateWords, promoTexts } from './promo.texts.ts';

const filters = [<TextInput key="q" source="q" alwaysOn resettable />];
const tones = { planned: 'gold', running: 'ok', over: 'plain' } as const;

/** Timed discounts, newest first. */
export function PricePlanList() {
  const language = useLanguage();
  const t = useTexts(planStateWords);
  const words = useTexts(promoTexts);
  const reduction = ({ percent, prices }: OfficePricePlan) =>
    percent === null ? words('pricesCount', { n: prices.length }) : `−${percent} %`;
  const mark = ({ state }: OfficePricePlan) => <Mark tone={tones[state]}>{t(state)}</Mark>;
  return (
    <ListFrame canCreate filters={filters} sort={{ field: 'startsAt', order: 'DESC' }}>
      <Rows<OfficePricePlan>
        first={({ title }) => pick(title, language)}
        second={({ startsAt, endsAt, ...row }) => (
          <>
            {dateAndClock(startsAt)} – {dateAndClock(endsAt)} {mark({ startsAt, endsAt, ...row })}
          </>
        )}
        third={(row) => <b>{reduction(row)}</b>}
      >
        <LocalField source="title" sortable={false} />
        <FunctionField<OfficePricePlan> source="percent" sortable={false} render={reduction} />
        <MomentField source="startsAt" />
        <MomentField source="endsAt" sortable={false} />
        <NumberField source="optionsCount" sortable={false} />
        <FunctionField<OfficePricePlan> label={<HiddenName of="state" />} render={mark} />
      </Rows>
    </ListFrame>
  );
}
