import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { CertificateSheet } from '#contract/certificates/office.ts';
import type { Lang } from '#contract/shared.ts';
import { usualMonths } from '#domain/certificates/certificate.ts';
import { type CertificateDesign, certificateDesigns } from '#domain/certificates/certificate-design.ts';
import {
  longestSheet,
  type SheetColumn,
  sheetColumns,
  sheetHeadings,
} from '#domain/certificates/certificate-sheet.ts';
import { api } from '#backoffice/api/api.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { money } from '#domain/print/money.ts';
import { fieldWords } from '#backoffice/lang/field-words.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { languageChoices, SelectBox, TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { nobody, SecondBoxes, type SecondPerson } from '#backoffice/parts/inputs/SecondPerson.tsx';
import {
  certificateDesignWords,
  certificatesTexts,
  type CounterChoice,
  counterChoices,
  paidByWords,
  sheetFaultWords,
} from './certificates.texts.ts';

type Columns = (SheetColumn | null)[];
const blank = {
  ...{ sheet: '', reason: '', months: String(usualMonths) },
  ...{ columns: null as Columns | null, headings: [] as string[] },
  ...{ paidBy: 'GIVEN' as CounterChoice, lang: 'tm' as Lang, design: 'plain' as CertificateDesign },
};
type SheetForm = typeof blank;
type Form = SheetForm & SecondPerson;
type Props = { form: SheetForm; change: (patch: Partial<SheetForm>) => void };

/** Issues certificates in bulk from a spreadsheet: checked first, then all or none are issued. */
export function SheetDialog({ close }: { close: () => void }) {
  const t = useTexts(certificatesTexts);
  const { act, isBusy } = useAct();
  const draft = useDraft({ name: 'certificates of a sheet', first: blank });
  const [second, setSecond] = useState(nobody);
  const nameSecond = (patch: Partial<SecondPerson>) => setSecond({ ...second, ...patch });
  const form = { ...draft.value, ...second };
  const [checked, setChecked] = useState<CertificateSheet>();
  const change = (patch: Partial<SheetForm>) => {
    if (patch.sheet !== undefined || patch.columns !== undefined) setChecked(undefined);
    // Of another sheet nothing is known about its columns.
    const fresh = patch.sheet === undefined ? {} : { columns: null, headings: [] };
    draft.change({ ...fresh, ...patch });
  };
  const send = async (isDry: boolean) =>
    (await api('POST /api/office/certificates/sheet/', { body: bodyOf(form, isDry) })).data;
  async function check(): Promise<void> {
    const said = await send(true);
    setChecked(said);
    draft.change(proposedOf(said));
  }
  const isSecondThere = !checked?.needsSecond || (form.login !== '' && form.code !== '');
  const isFit = checked?.problems.length === 0 && checked.certificates > 0 && isSecondThere;
  return (
    <ActionDialog
      title={t('sheetTitle')}
      go={t('issue')}
      maxWidth="sm"
      isFit={isFit && form.reason.trim() !== ''}
      run={() => send(false)}
      done={t('done')}
      close={close}
      draft={draft}
    >
      <Box sx={{ display: 'grid', gap: 2, paddingTop: 1 }}>
        <Typography color="text.secondary">{t('sheetText')}</Typography>
        <TextBox
          label={t('rows')}
          value={form.sheet}
          change={(sheet) => change({ sheet })}
          max={longestSheet}
          placeholder={'+993 65 12-34-56\t100\tAýna\tGutlaýarys!\t05.12.2026'}
          multiline
          minRows={4}
          maxRows={10}
          required
        />
        <SheetFields form={form} change={change} />
        <CheckButton form={form} isBusy={isBusy} press={() => void act(check)} />
        {checked && <Checked checked={checked} />}
        <Headings form={form} change={change} />
        {checked?.needsSecond && <SecondBoxes second={second} change={nameSecond} />}
      </Box>
    </ActionDialog>
  );
}

function CheckButton({ form, isBusy, press }: { form: SheetForm; isBusy: boolean; press: () => void }) {
  const t = useTexts(certificatesTexts);
  const isEmpty = form.sheet.trim() === '' || form.reason.trim() === '';
  return (
    <Button variant="outlined" disabled={isEmpty} loading={isBusy} onClick={press}>
      {t('check')}
    </Button>
  );
}

/** The next check agrees to the columns that are proposed for unknown headings, or to what was chosen instead. */
function proposedOf({ headings }: CertificateSheet): Partial<SheetForm> {
  if (headings.every(({ isKnown }) => isKnown)) return {};
  return {
    columns: headings.map(({ column }) => column),
    headings: headings.map(({ heading }) => heading),
  };
}

function bodyOf({ login, code, paidBy, months, columns, headings: _, ...form }: Form, isDry: boolean) {
  const second = !isDry && login ? { second: { login, code } } : {};
  return {
    ...form,
    ...second,
    ...(columns ? { columns } : {}),
    isDry,
    ...(paidBy === 'GIVEN' ? { isPaid: false } : { isPaid: true, paidBy }),
    months: Number(months),
  };
}

/** Fields shared by all of them. */
function SheetFields({ form, change }: Props) {
  const words = useTexts(fieldWords);
  const designs = useTexts(certificateDesignWords);
  const paidBy = useTexts(paidByWords);
  return (
    <>
      <TextBox
        label={words('reason')}
        value={form.reason}
        change={(reason) => change({ reason })}
        max={300}
        required
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: '1fr 1fr' } }}>
        <SelectBox
          label={words('paidBy')}
          value={form.paidBy}
          choose={(chosen) => change({ paidBy: chosen })}
          choices={counterChoices.map((one) => [one, paidBy(one)] as const)}
        />
        <TextBox
          label={words('months')}
          value={form.months}
          change={(months) => change({ months: months.replace(/\D/g, '') })}
          max={2}
          inputMode="numeric"
        />
        <SelectBox
          label={words('design')}
          value={form.design}
          choose={(design) => change({ design })}
          choices={certificateDesigns.map((design) => [design, designs(design)] as const)}
        />
        <SelectBox
          label={words('lang')}
          value={form.lang}
          choose={(lang) => change({ lang })}
          choices={languageChoices}
        />
      </Box>
    </>
  );
}

/** Meaning of headings that are not known: proposed, corrected by hand, and then checked again. */
function Headings({ form: { columns, headings }, change }: Props) {
  const t = useTexts(certificatesTexts);
  const language = useLanguage();
  return headings.map((heading, at) => (
    <SelectBox<SheetColumn | 'none'>
      key={`${at} ${heading}`}
      label={t('headingMeans', { heading })}
      value={columns?.[at] ?? 'none'}
      choose={(column) => change({ columns: columns?.with(at, column === 'none' ? null : column) ?? null })}
      choices={[
        ['none', t('leftOut')],
        ...sheetColumns.map((column) => [column, sheetHeadings[column][language]] as const),
      ]}
    />
  ));
}

const mostShown = 20;

function Checked({ checked: { certificates, total, problems } }: { checked: CertificateSheet }) {
  const t = useTexts(certificatesTexts);
  const words = useTexts(sheetFaultWords);
  if (problems.length === 0)
    return <Typography role="status">{t('ready', { count: certificates, sum: money(total) })}</Typography>;
  return (
    <Box role="alert">
      <Typography color="error">{t('wrong')}</Typography>
      {problems.slice(0, mostShown).map(({ row, what }, at) => (
        <Typography key={`${row} ${at}`} variant="body2">
          {t('problem', { row, what: words(what) })}
        </Typography>
      ))}
      {problems.length > mostShown && '…'}
    </Box>
  );
}
