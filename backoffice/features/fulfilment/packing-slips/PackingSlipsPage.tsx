import './packing-slips.css';
import { Box, Button } from '@mui/material';
import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import type { Language } from '#backoffice/lang/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { languageChoices, SelectBox } from '#backoffice/parts/inputs/boxes.tsx';
import { CardSheets } from './CardSheets.tsx';
import { CourierSheets } from './CourierSheets.tsx';
import { packingSlipTexts } from './packing-slip.texts.ts';
import { PickingList, ReceiptSheets } from './sheets.tsx';

const kinds = { picking: PickingList, courier: CourierSheets, receipt: ReceiptSheets, card: CardSheets };
type Kind = keyof typeof kinds;
const sizes = {
  A4: { css: 'A4', mm: 210, margin: '12mm' },
  A5: { css: 'A5', mm: 148, margin: '10mm' },
  A6: { css: 'A6', mm: 105, margin: '7mm' },
  '80 mm': { css: '80mm 297mm', mm: 80, margin: '3mm' },
};
type Size = keyof typeof sizes;
const usual: Record<Kind, Size> = { picking: 'A4', courier: 'A4', receipt: 'A5', card: 'A6' };

/** Of the orders that the address names, or of a day and slot. */
function usePackingSlips() {
  const [search] = useSearchParams();
  const read = (name: string) => search.get(name) ?? undefined;
  const [ids, day, from] = [read('ids'), read('day'), read('from')];
  const answer = useAnswer('GET /api/office/papers/', {
    query: { ...(ids ? { ids } : {}), ...(day ? { day } : {}), ...(from ? { from } : {}) },
  });
  return { ...answer, isChosen: ids !== undefined };
}

/** Everything that is printed for orders, on the paper that the printer holds. */
export default function PackingSlipsPage() {
  const t = useTexts(packingSlipTexts);
  const [kind, setKind] = useState<Kind>('picking');
  const [kept, keep] = useStore<Record<Kind, Size>>('office.papers', usual);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const size = sizes[kept[kind]];
  const { data, isPending, error, refetch, isChosen } = usePackingSlips();
  const Slip = kinds[kind];
  const how = { language, isNarrow: kept[kind] === '80 mm', isChosen };
  return (
    <>
      <style>{`@page { size: ${size.css}; margin: ${size.margin}; }`}</style>
      <Box
        className="paper-bar"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          padding: 1.5,
          alignItems: 'center',
          backgroundColor: 'var(--sunken)',
        }}
      >
        <KindButtons kind={kind} choose={setKind} />
        <SizeSelect size={kept[kind]} choose={(name) => keep({ ...kept, [kind]: name })} />
        <LanguageSelect value={language} choose={setLanguage} />
        <Button
          variant="contained"
          startIcon={<Printer size={18} />}
          disabled={!data}
          onClick={() => window.print()}
          sx={{ marginLeft: 'auto' }}
        >
          {t('print')}
        </Button>
      </Box>
      <Answered
        isPending={isPending}
        error={error}
        retry={refetch}
        isEmpty={data?.data.orders.length === 0}
        emptyText={t('empty')}
      >
        <FittedSheet mm={size.mm}>
          <div
            className={`papers${how.isNarrow ? ' narrow' : ''}`}
            style={{ width: `${size.mm}mm` }}
            lang={language === 'tm' ? 'tk' : 'ru'}
          >
            {data && <Slip packingSlips={data.data} {...how} />}
          </div>
        </FittedSheet>
      </Answered>
    </>
  );
}

function KindButtons({ kind, choose }: { kind: Kind; choose: (kind: Kind) => void }) {
  const t = useTexts(packingSlipTexts);
  return (Object.keys(kinds) as Kind[]).map((name) => (
    <Button
      key={name}
      variant={name === kind ? 'contained' : 'outlined'}
      size="small"
      onClick={() => choose(name)}
    >
      {t(name)}
    </Button>
  ));
}

function SizeSelect({ size, choose }: { size: Size; choose: (size: Size) => void }) {
  const t = useTexts(packingSlipTexts);
  const choices = (Object.keys(sizes) as Size[]).map((name) => [name, name] as const);
  return <SelectBox label={t('size')} value={size} choose={choose} choices={choices} sx={{ width: 110 }} />;
}

function LanguageSelect(props: { value: Language; choose: (language: Language) => void }) {
  const t = useTexts(packingSlipTexts);
  return <SelectBox label={t('lang')} choices={languageChoices} sx={{ width: 150 }} {...props} />;
}

const pixelsInMm = 96 / 25.4;

/** A sheet that is wider than the screen is shown smaller; what is printed keeps its size (papers.css). */
function FittedSheet({ mm, children }: { mm: number; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(Infinity);
  useEffect(() => {
    const watch = new ResizeObserver(() => setWidth(frame.current?.clientWidth ?? Infinity));
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={frame}>
      <div className="fitted" style={{ zoom: Math.min(1, width / (mm * pixelsInMm)) }}>
        {children}
      </div>
    </div>
  );
}
