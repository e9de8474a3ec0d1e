import { Button } from '@mui/material';
import { Archive, Boxes, FolderTree, Tag } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '#backoffice/api/me.ts';
import { useChosen } from '#backoffice/parts/frames/use-selection.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { BulkDialog } from './BulkDialog.tsx';
import type { BulkKind } from './BulkFields.tsx';
import { productTexts } from './product.texts.ts';

const kinds = [
  ['price', 'bulkPrice', Tag],
  ['status', 'bulkStatus', Archive],
  ['category', 'bulkCategory', FolderTree],
  ['stock', 'bulkStock', Boxes],
] as const;

/** Bulk actions for the selected products. */
export function BulkBar() {
  const t = useTexts(productTexts);
  const may = useMay();
  const { chosen, clear } = useChosen();
  const [kind, setKind] = useState<BulkKind>();
  return (
    <>
      {kinds.map(([name, word, Icon]) =>
        name === 'stock' && !may('stock.write') ? null : (
          <Button key={name} size="small" startIcon={<Icon size={16} />} onClick={() => setKind(name)}>
            {t(word)}
          </Button>
        ),
      )}
      {kind && (
        <BulkDialog
          kind={kind}
          chosen={chosen}
          close={() => setKind(undefined)}
          done={() => {
            setKind(undefined);
            clear();
          }}
        />
      )}
    </>
  );
}
