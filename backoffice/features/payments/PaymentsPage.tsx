import { Alert, Box, FormControlLabel, Switch, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import type { Answer } from '#contract/client.ts';
import type { OfficeRoutes } from '#contract/index.ts';
import type { PaymentSettings } from '#contract/payments/office.ts';
import { takeablePaymentMethods } from '#domain/payments/payment-methods.ts';
import { leastSoldMonths, mostMonths } from '#domain/certificates/certificate.ts';
import { phoneHoldHours as limits } from '#domain/payments/payment.ts';
import { useSettings } from '#backoffice/parts/conflict/use-settings.tsx';
import { useMay } from '#backoffice/api/me.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { SaveBar } from '#backoffice/parts/frames/SaveBar.tsx';
import { TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { plainAmount } from '#domain/print/money.ts';
import { readMoney } from '#backoffice/parts/inputs/read-money.ts';
import { settingsTexts } from './payment-settings.texts.ts';

/** Switches of payment methods and banks. */
export default function PaymentsPage() {
  const t = useTexts(settingsTexts);
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/settings/', undefined, {
    isForm: true,
  });
  return (
    <>
      <Title title={t('title')} />
      <Answered isPending={isPending} error={error} retry={refetch}>
        {data && <PaymentsForm answer={data} />}
      </Answered>
    </>
  );
}

function PaymentsForm({ answer }: { answer: Answer<OfficeRoutes['GET /api/office/settings/']> }) {
  const t = useTexts(settingsTexts);
  const language = useLanguage();
  const may = useMay();
  const { act, isBusy } = useAct();
  const { value, change, note, save, changes, clear } = useSettings({
    name: 'payments',
    from: 'GET /api/office/settings/',
    to: 'PUT /api/office/settings/',
    answer,
    fill: ({ data }) => ({ ...data, rules: rulesOf(data) }),
    bodyOf: ({ rules: typed, giftsOnDelivery, ...shown }) => {
      return { ...whatIsOn(shown), giftsOnDelivery, ...readRules(typed) };
    },
  });
  const { methods, banks, giftsOnDelivery, rules } = value;
  const read = readRules(rules);
  const isOff = !may('settings.write');
  const isNone = takeablePaymentMethods(whatIsOn(value)).length === 0;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 560 }}>
      {note}
      <Panel title={t('methods')}>
        <MethodRows methods={methods} change={(to) => change({ methods: to })} isOff={isOff} />
        <SwitchRow
          isOn={giftsOnDelivery}
          isOff={isOff}
          toggle={() => change({ giftsOnDelivery: !giftsOnDelivery })}
          label={t('giftsOnDelivery')}
        />
      </Panel>
      <Panel title={t('banks')}>
        {banks.map(({ code, title, isConfigured, isOn }) => (
          <SwitchRow
            key={code}
            isOn={isOn}
            isOff={isOff || !isConfigured}
            toggle={() =>
              change({ banks: banks.map((row) => (row.code === code ? { ...row, isOn: !isOn } : row)) })
            }
            label={<BankLabel title={pick(title, language)} isConfigured={isConfigured} />}
          />
        ))}
      </Panel>
      <RulesPanel rules={rules} change={(to) => change({ rules: to })} isOff={isOff} />
      {isNone && <Alert severity="warning">{t('oneAtLeast')}</Alert>}
      {!isOff && (
        <SaveBar
          {...{ changes, isBusy }}
          isFit={!isNone && read !== undefined}
          save={() => void act(save, t('saved'))}
          undo={clear}
        />
      )}
    </Box>
  );
}

const whatIsOn = ({ methods, banks }: Pick<PaymentSettings, 'methods' | 'banks'>) => ({
  methods: methods.filter(({ isOn }) => isOn).map(({ method }) => method),
  banks: banks.filter(({ isOn }) => isOn).map(({ code }) => code),
});

type MethodsProps = {
  methods: PaymentSettings['methods'];
  change: (methods: PaymentSettings['methods']) => void;
  isOff: boolean;
};

function MethodRows({ methods, change, isOff }: MethodsProps) {
  const words = useTexts(orderWords);
  return methods.map(({ method, isOn }) => (
    <SwitchRow
      key={method}
      isOn={isOn}
      isOff={isOff}
      toggle={() => change(methods.map((row) => (row.method === method ? { ...row, isOn: !isOn } : row)))}
      label={words(method)}
    />
  ));
}

/** As typed. */
type Rules = { hours: string; months: string; limit: string; purse: string; proof: string };

const rulesOf = (kept: PaymentSettings): Rules => ({
  hours: String(kept.phoneHoldHours),
  months: String(kept.certificateMonths),
  limit: plainAmount(kept.cashLimit),
  purse: plainAmount(kept.purseLimit),
  proof: plainAmount(kept.proofFrom),
});

/** Undefined while a value is not a valid number. */
function readRules(typed: Rules) {
  const phoneHoldHours = readCount(typed.hours, counts.hours);
  const certificateMonths = readCount(typed.months, counts.months);
  const cashLimit = readMoney(typed.limit);
  const purseLimit = readMoney(typed.purse);
  const proofFrom = readMoney(typed.proof);
  const isFit = cashLimit !== undefined && purseLimit !== undefined && proofFrom !== undefined;
  return isFit && phoneHoldHours && certificateMonths
    ? { phoneHoldHours, cashLimit, purseLimit, proofFrom, certificateMonths }
    : undefined;
}

/** Durations, in hours or in months. */
const counts = { hours: limits, months: { least: leastSoldMonths, most: mostMonths } };

function readCount(typed: string, { least, most }: { least: number; most: number }): number | undefined {
  const count = /^\d+$/.test(typed) ? Number(typed) : 0;
  return count >= least && count <= most ? count : undefined;
}

/** Limits in money with their texts; empty means no limit. */
const sums = [
  ['limit', 'cashLimit', 'cashHint'],
  ['purse', 'purseLimit', 'purseHint'],
  ['proof', 'proofFrom', 'proofHint'],
] as const;

/** Durations with their texts. */
const lengths = [
  ['hours', 'holdHours', 'holdHint'],
  ['months', 'months', 'monthsHint'],
] as const;

type RulesProps = { rules: Rules; change: (rules: Rules) => void; isOff: boolean };

/**
 * How long goods are reserved for a phone order paid by card, how long certificates are valid, and from which sums
 * staff call, are warned or need proof.
 */
function RulesPanel({ rules, change, isOff }: RulesProps) {
  const t = useTexts(settingsTexts);
  const box = (name: keyof Rules) => ({
    value: rules[name],
    change: (typed: string) => change({ ...rules, [name]: typed }),
    disabled: isOff,
  });
  return (
    <Panel title={t('rules')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {lengths.map(([name, label, hint]) => (
          <TextBox
            key={name}
            {...box(name)}
            label={t(label)}
            inputMode="numeric"
            max={2}
            error={!readCount(rules[name], counts[name])}
            helperText={t(hint)}
          />
        ))}
        {sums.map(([name, label, hint]) => (
          <TextBox
            key={name}
            {...box(name)}
            label={t(label)}
            inputMode="decimal"
            max={12}
            error={readMoney(rules[name]) === undefined}
            helperText={t(hint)}
          />
        ))}
      </Box>
    </Panel>
  );
}

type SwitchRowProps = { isOn: boolean; isOff: boolean; toggle: () => void; label: ReactNode };

function SwitchRow({ isOn, isOff, toggle, label }: SwitchRowProps) {
  return (
    <FormControlLabel
      sx={{ display: 'flex', minHeight: 48 }}
      control={<Switch checked={isOn} disabled={isOff} onChange={toggle} />}
      label={label}
    />
  );
}

function BankLabel({ title, isConfigured }: { title: string; isConfigured: boolean }) {
  const t = useTexts(settingsTexts);
  return (
    <>
      {title}
      {!isConfigured && (
        <Typography variant="body2" color="text.secondary">
          {t('notConfigured')}
        </Typography>
      )}
    </>
  );
}
