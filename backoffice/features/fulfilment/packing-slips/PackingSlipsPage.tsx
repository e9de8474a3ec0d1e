import './packing-slips.css';
import { Alert, Box, Button, IconButton, Pagination } from '@mui/material';
import { ArrowLeft, Printer } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import type { Language } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { languageChoices, SelectBox } from '#backoffice/parts/inputs/boxes.tsx';
import { CardSheets } from './CardSheets.tsx';
import { CourierSheets } from './CourierSheets.tsx';
import { packingPartTexts, packingSlipTexts } from './packing-slip.texts.ts';
import { PickingList, ReceiptSheets } from './sheets.tsx';

const kinds = { picking: PickingList, courier: CourierSheets, receipt: ReceiptSheets, card: CardSheets };
type Kind = keyof typeof kinds;
const sizes = {
  A4: { css: 'A4', mm: 210, margin: '12mm' },
  A5: { css: 'A5', mm: 148, margin: '10mm' },
  // CSS has no name for it: a browser ignores `size: A6`.
  A6: { css: '105mm 148mm', mm: 105, margin: '7mm' },
  '80 mm': { css: '80mm 297mm', mm: 80, margin: '3mm' },
};
type Size = keyof typeof sizes;
const usual: Record<Kind, Size> = { picking: 'A4', courier: 'A4', receipt: 'A5', card: 'A6' };

/** Orders per printed page and per request. */
const pageSize = 100;

/** Packing slips of the orders in the URL, of those that its filter finds, or of a day and slot, page by page. */
function usePackingSlips() {
  const [search] = useSearchParams();
  const read = (name: string) => search.get(name) ?? undefined;
  const [ids, day, from] = [read('ids')?.split(','), read('day'), read('from')];
  const [number, setNumber] = useState(1);
  const named = ids?.slice((number - 1) * pageSize, number * pageSize).join(',');
  const found = search.has('count') ? { page: number, ...Object.fromEntries(search) } : undefined;
  const answer = useAnswer('GET /api/office/papers/', {
    query: named
      ? { ids: named }
      : (found ?? { page: number, ...(day ? { day } : {}), ...(from ? { from } : {}) }),
  });
  const total = ids?.length ?? answer.data?.page.total ?? 0;
  return {
    ...answer,
    isChosen: ids !== undefined || found !== undefined,
    pages: { number, total, choose: setNumber },
  };
}

/** All print views for orders, for the paper size in the printer. */
export default function PackingSlipsPage() {
  const t = useTexts(packingSlipTexts);
  const [kind, setKind] = useState<Kind>('picking');
  const [kept, keep] = useStore<Record<Kind, Size>>('office.papers', usual);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const size = sizes[kept[kind]];
  const { data, isPending, error, refetch, isChosen, pages } = usePackingSlips();
  const Slip = kinds[kind];
  const part = partOf(pages);
  const how = { language, isNarrow: kept[kind] === '80 mm', isChosen, part };
  return (
    <main>
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
        <BackButton />
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
      {part && <PagesAlert {...pages} part={part} />}
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
    </main>
  );
}

type Pages = { number: number; total: number; choose: (number: number) => void };

/** "101–200 / 230": which of the orders are on this page; empty if it has all of them. */
function partOf({ number, total }: Pages): string {
  if (total <= pageSize) return '';
  return `${(number - 1) * pageSize + 1}–${Math.min(number * pageSize, total)} / ${total}`;
}

/** Warns that the orders span several pages, each printed separately. */
function PagesAlert({ number, total, choose, part }: Pages & { part: string }) {
  const t = useTexts(packingPartTexts);
  return (
    <Alert severity="warning" className="paper-bar" sx={{ alignItems: 'center' }}>
      {t('inParts', { part })}
      <Pagination
        page={number}
        count={Math.ceil(total / pageSize)}
        onChange={(_event, next) => choose(next)}
      />
    </Alert>
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

/** A sheet wider than the screen is scaled down on screen only; print keeps its size (papers.css). */
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

/** The page has no menu. */
function BackButton() {
  const t = useTexts(packingSlipTexts);
  return (
    <IconButton component={Link} to="/board" aria-label={t('toBoard')} title={t('toBoard')}>
      <ArrowLeft size={20} />
    </IconButton>
  );
}
