import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { foldCertificateCode, mostCodes } from '#domain/certificates/certificate.ts';
import type { PromoRejection } from '#domain/promo/promo-code.ts';
import { money } from '#domain/print/money.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { orderFormTexts } from '#backoffice/features/orders/edit/order-form.texts.ts';
import { callerCodeTexts } from './caller-codes.texts.ts';
import type { PhoneOrderDraft } from './phone-order-draft.ts';
import type { CodeQuote, RefusedCode } from './quote-call.ts';

type CodesDraft = Pick<PhoneOrderDraft, 'promo' | 'certificates'>;
type Props = {
  draft: CodesDraft;
  change: (part: Partial<CodesDraft>) => void;
  quoted: CodeQuote | undefined;
};

/** Codes that the caller reads out: how much each pays, or why it was refused. */
export function CallerCodes({ draft, change, quoted }: Props) {
  const t = useTexts(orderFormTexts);
  const { certificates } = draft;
  const say = useCodeWords(quoted);
  const fields = certificates.length < mostCodes ? [...certificates, ''] : certificates;
  const set = (at: number, code: string) =>
    change({ certificates: fields.map((one, place) => (place === at ? code : one)).filter(Boolean) });
  return (
    <Box sx={{ display: 'grid', paddingTop: 1.5 }}>
      <CodeBox
        label={t('promo')}
        value={draft.promo}
        note={say.promo(draft.promo)}
        accept={(promo) => change({ promo })}
      />
      {fields.map((code, at) => (
        <CodeBox
          // oxlint-disable-next-line react/no-array-index-key -- a field's code changes, its position does not
          key={at}
          label={t(at === 0 ? 'certificate' : 'anotherCertificate')}
          value={code}
          note={say.certificate(code)}
          accept={(typed) => set(at, typed)}
        />
      ))}
    </Box>
  );
}

type Note = { text: string; isRefused: boolean } | undefined;
type BoxProps = { label: string; value: string; note: Note; accept: (code: string) => void };

/** Validated when complete: on Enter, or when the field loses focus. */
function CodeBox({ label, value, note, accept }: BoxProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const shown = typed === value ? note : undefined;
  const done = () => {
    if (typed.trim() !== value) accept(typed.trim());
  };
  return (
    <TextBox
      label={label}
      value={typed}
      change={setTyped}
      onBlur={done}
      onKeyDown={(event) => event.key === 'Enter' && done()}
      error={shown?.isRefused ?? false}
      helperText={<span role="status">{shown?.text}</span>}
      max={40}
      autoComplete="off"
    />
  );
}

/** What the last quote says about a code. */
function useCodeWords(quoted: CodeQuote | undefined) {
  const t = useTexts(callerCodeTexts);
  const rejectionText = (rejection: PromoRejection) =>
    rejection.reason === 'minimum'
      ? t('minimum', { minimum: money(rejection.minimum), missing: money(rejection.missing) })
      : t(rejection.reason);
  const why = ({ message, rejection }: RefusedCode): Note => {
    return { text: rejection ? rejectionText(rejection) : message, isRefused: true };
  };
  const pays = (text: string): Note => ({ text, isRefused: false });
  return {
    promo(code: string): Note {
      if (!quoted || !code) return undefined;
      if (quoted.promo?.code === code) return why(quoted.promo);
      const sum = quoted.quote.totals.promo ?? 0;
      return quoted.codes.promo === code ? pays(t('takesOff', { sum: money(sum) })) : undefined;
    },
    certificate(code: string): Note {
      const folded = foldCertificateCode(code);
      const refused = quoted?.certificates[folded];
      if (refused) return why(refused);
      const at = quoted?.codes.certificates?.findIndex((one) => foldCertificateCode(one) === folded) ?? -1;
      const part = quoted?.quote.certificates?.[at];
      if (!part) return undefined;
      const facts = { sum: money(part.tenge), left: money(part.left) };
      if (part.tenge === 0) return pays(t('unneeded', facts));
      return pays(t(part.left === 0 ? 'whole' : 'pays', facts));
    },
  };
}
