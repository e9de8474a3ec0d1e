import { MessageSquareText, Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { addDays } from '#domain/delivery/calendar.ts';
import { longestGiver, longestMessage, longestName, monthsAfter } from '#domain/certificates/certificate.ts';
import { PhoneField } from '#storefront/features/customers/sign-in/PhoneField.tsx';
import { dayName } from '#domain/print/days.ts';
import { money } from '#domain/print/money.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useTexts } from '#storefront/lang/use-texts.ts';
import { Chip } from '#storefront/ui/Chip.tsx';
import { ChipGrid } from '#storefront/ui/ChipGrid.tsx';
import { RadioCards } from '#storefront/ui/fields/RadioCards.tsx';
import { TextArea, TextField } from '#storefront/ui/fields/TextField.tsx';
import { DesignChoice } from './DesignChoice.tsx';
import { CertificatePaper } from './CertificatePaper.tsx';
import { certificateTexts } from './certificate.texts.ts';
import { useSoldMonths } from './use-sold-months.ts';
import { hasWrongGiver, lacksNumber, type OrderedUnit, sendDayOf, sendDays, type Unit } from './units.ts';
import classes from './UnitFields.module.css';

type Props = {
  unit: OrderedUnit;
  change: (patch: Partial<Unit>) => void;
  /** The buyer has tried to continue: errors are shown. */
  isChecked: boolean;
};

const icon = { strokeWidth: 1.75, 'aria-hidden': true } as const;

/** How one certificate is sent to its recipient; a printed one with a preview of the card. */
export function UnitFields({ unit, change, isChecked }: Props) {
  const t = useTexts(certificateTexts);
  const now = useNow();
  const months = useSoldMonths();
  const { way, face, at, units } = unit;
  const sum = money(face);
  return (
    <fieldset className={classes['unit']} data-certificate="">
      <legend>{units > 1 ? t('unitOf', { n: at + 1, all: units, sum }) : t('unit', { sum })}</legend>
      <RadioCards
        legend={t('way')}
        value={way}
        onChange={(next) => change({ way: next })}
        cards={[
          { value: 'SMS', title: t('SMS'), note: t('smsNote'), icon: <MessageSquareText {...icon} /> },
          { value: 'PRINT', title: t('PRINT'), note: t('printNote'), icon: <Printer {...icon} /> },
        ]}
      />
      {way === 'SMS' && <SmsFields unit={unit} change={change} isChecked={isChecked} />}
      <NameFields unit={unit} change={change} />
      <DesignChoice chosen={unit.design} choose={(design) => change({ design })} />
      {way === 'PRINT' && (
        <>
          <TextArea
            label={t('message')}
            optional
            placeholder={t('placeholder')}
            rows={3}
            maxLength={longestMessage}
            value={unit.message}
            onChange={({ target }) => change({ message: target.value })}
          />
          <figure className={classes['preview']}>
            <CertificatePaper {...unit} expiresAt={monthsAfter(now(), months).toISOString()} />
            <figcaption>{t('onPaper')}</figcaption>
          </figure>
        </>
      )}
    </fieldset>
  );
}

/** Whom it is for and who gives it, both by choice. */
function NameFields({ unit, change }: Pick<Props, 'unit' | 'change'>) {
  const t = useTexts(certificateTexts);
  const isWrong = hasWrongGiver(unit);
  return (
    <>
      <TextField
        label={t('name')}
        optional
        autoComplete="off"
        maxLength={longestName}
        value={unit.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <div data-field={isWrong ? 'certificates' : undefined}>
        <TextField
          label={t('giver')}
          hint={t(unit.way === 'SMS' ? 'giverHint' : 'giverPaperHint')}
          error={isWrong ? t('faultGiver') : undefined}
          optional
          autoComplete="given-name"
          maxLength={longestGiver}
          value={unit.giver}
          onChange={({ target }) => change({ giver: target.value })}
        />
      </div>
    </>
  );
}

function SmsFields({ unit, change, isChecked }: Props) {
  const t = useTexts(certificateTexts);
  const isWrong = lacksNumber(unit);
  return (
    <>
      <div data-field={isWrong ? 'certificates' : undefined}>
        <PhoneField
          label={t('mobile')}
          autoComplete="off"
          value={unit.mobile}
          error={isChecked && isWrong ? t('faultMobile') : undefined}
          onChange={(mobile) => change({ mobile })}
        />
      </div>
      <SendDay unit={unit} change={change} />
    </>
  );
}

/** When the SMS is sent: right after payment, tomorrow, or any day within a year. */
function SendDay({ unit, change }: Pick<Props, 'unit' | 'change'>) {
  const t = useTexts(certificateTexts);
  const language = useLanguage();
  const note = useId();
  const now = useNow()();
  const { first, last } = sendDays(now);
  const tomorrow = addDays(first, 1);
  const day = sendDayOf(unit, now);
  const [isOther, setOther] = useState(day !== '' && day !== tomorrow);
  function choose(next: string): void {
    setOther(false);
    change({ day: next });
  }
  return (
    <fieldset className={classes['day']} aria-describedby={note}>
      <legend className={classes['legend']}>{t('sendDay')}</legend>
      <ChipGrid>
        {[first, tomorrow].map((one) => {
          const value = one === first ? '' : one;
          return (
            <Chip key={one} isSelected={!isOther && day === value} onClick={() => choose(value)}>
              {dayName(one, now, language)}
            </Chip>
          );
        })}
        <Chip
          isSelected={isOther}
          onClick={() => {
            change({ day: addDays(first, 2) });
            setOther(true);
          }}
        >
          {t('otherDay')}
        </Chip>
      </ChipGrid>
      {isOther && (
        <TextField
          label={t('otherDay')}
          type="date"
          min={addDays(first, 1)}
          max={last}
          value={day}
          onChange={({ target }) => change({ day: target.value })}
        />
      )}
      <p className={classes['note']} id={note}>
        {t(day === '' ? 'dayAtOnce' : 'dayHint')}
      </p>
    </fieldset>
  );
}
