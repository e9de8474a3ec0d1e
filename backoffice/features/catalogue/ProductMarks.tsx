import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { OfficeProductRow } from '#contract/catalogue/office.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { productTexts } from './product.texts.ts';
import { StatusMark } from './StatusMark.tsx';

type Props = { product?: OfficeProductRow; label?: string; source?: string; sortable?: boolean };

/** Status of a product, and its missing data. */
export function ProductMarks({ product }: Props) {
  const t = useTexts(productTexts);
  const record = useRecordContext<OfficeProductRow>();
  const { status, lacks } = product ?? record ?? { status: 'draft' as const, lacks: [] };
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <StatusMark status={status} />
      {lacks.map((gap) => (
        <Mark key={gap} tone="warn">
          {t(gap)}
        </Mark>
      ))}
    </Box>
  );
}
