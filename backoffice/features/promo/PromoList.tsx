import { FunctionField, TextInput } from 'react-admin';
import type { OfficePromo } from '#contract/promo/office.ts';
import { count, money } from '#domain/print/money.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { type Language, pick, say } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { HiddenName } from '#backoffice/parts/frames/HiddenName.tsx';
import { ListFrame } from '#backoffice/parts/frames/ListFrame.tsx';
import { LocalField } from '#backoffice/parts/frames/LocalField.tsx';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { MoneyField } from '#backoffice/parts/frames/MoneyField.tsx';
import { Rows } from '#backoffice/parts/frames/Rows.tsx';
import { promoKindWords, promoTexts } from './promo.texts.ts';

const filters = [<TextInput key="q" source="q" alwaysOn resettable />];

/** Promo codes with discount, number of uses and total discount given. */
export function PromoList() {
  const language = useLanguage();
  const t = useTexts(promoTexts);
  const mark = ({ isOn }: OfficePromo) => <Mark tone={isOn ? 'ok' : 'plain'}>{t(isOn ? 'on' : 'off')}</Mark>;
  return (
    <ListFrame canCreate filters={filters} sort={{ field: 'id', order: 'DESC' }}>
      <Rows<OfficePromo>
        first={({ code, title }) => `${code} · ${pick(title, language)}`}
        second={(row) => (
          <>
            {whatOf(row, language)} · {t('uses', { n: usesOf(row) })} {mark(row)}
          </>
        )}
        third={({ takenOff }) => <span className="tabular">{money(takenOff)}</span>}
      >
        <FunctionField<OfficePromo> source="code" render={({ code }) => <b>{code}</b>} />
        <LocalField source="title" sortable={false} />
        <FunctionField<OfficePromo> source="kind" sortable={false} render={(row) => whatOf(row, language)} />
        <FunctionField<OfficePromo>
          source="endsAt"
          sortable={false}
          render={({ endsAt }) => (endsAt ? dateAndClock(endsAt) : t('always'))}
        />
        <FunctionField<OfficePromo> source="ordersCount" sortable={false} render={usesOf} />
        <MoneyField source="takenOff" sortable={false} textAlign="right" />
        <FunctionField<OfficePromo> label={<HiddenName of="state" />} render={mark} />
      </Rows>
    </ListFrame>
  );
}

function whatOf({ kind, percent, amount, mostTenge }: OfficePromo, language: Language): string {
  if (kind === 'percent')
    return [`−${percent} %`, mostTenge && `≤ ${money(mostTenge)}`].filter(Boolean).join(' · ');
  return kind === 'amount' ? `−${money(amount ?? 0)}` : say(language, promoKindWords, 'delivery');
}

function usesOf({ ordersCount, mostUses }: OfficePromo): string {
  return mostUses === null ? count(ordersCount) : `${count(ordersCount)} / ${count(mostUses)}`;
}
