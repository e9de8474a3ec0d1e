import { useState } from 'react';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { useAnswer } from '#storefront/store/use-answer.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { Sheet } from '#storefront/ui/surfaces/Sheet.tsx';
import { VisuallyHidden } from '#storefront/ui/VisuallyHidden.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { clearFilter, countConditions, type ListFilter, toListQuery } from './list-filter.ts';
import { shopTexts } from './shop.texts.ts';
import { useFollowPlace } from './use-arrival-days.ts';

type Props = { filter: ListFilter; onApply: (next: ListFilter) => void; onClose: () => void };

/**
 * Filters on phones: changes stay in the sheet, with the number of matching products on the button, and the URL
 * changes once at the end. If the number cannot be loaded, the button works without it.
 */
export function FilterSheet({ filter, onApply, onClose }: Props) {
  const t = useTexts(shopTexts);
  const [draft, setDraft] = useState(filter);
  useFollowPlace(draft, setDraft);
  const { answer, failure } = useAnswer('GET /api/product/list/:search?', {
    params: {},
    query: { ...toListQuery(draft), page_size: 1 },
  });
  const [known, setKnown] = useState(answer);
  if (answer && answer !== known) setKnown(answer);
  const total = answer?.page.total;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('filter')}
      action={
        countConditions(draft) > 0 && (
          <Button look="link" small onClick={() => setDraft(clearFilter(draft))}>
            {t('clear')}
          </Button>
        )
      }
      footer={
        <>
          <Button
            wide
            disabled={total === 0}
            busy={total === undefined && !failure}
            onClick={() => onApply(draft)}
          >
            {label(t, total)}
          </Button>
          {/* Outside the button, so that it is not part of the button's accessible name. */}
          <VisuallyHidden>
            <span role="status">{label(t, total)}</span>
          </VisuallyHidden>
        </>
      }
    >
      <FilterPanel filter={draft} facets={known?.facets ?? null} onChange={setDraft} />
    </Sheet>
  );
}

function label(t: ReturnType<typeof useTexts<typeof shopTexts>>, total: number | undefined): string {
  if (total === undefined) return t('showAll');
  return total === 0 ? t('showNone') : t('show', { n: total });
}
