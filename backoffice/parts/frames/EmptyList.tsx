import { Box, Button, Typography } from '@mui/material';
import { Gift, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCanAccess, useListContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ResourceName } from '#backoffice/data/resources.ts';
import { emptyTexts, emptyWords } from '#backoffice/lang/empty-words.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { Answered } from './Answered.tsx';

/** Links of empty lists where "create" is not the right action. */
const nextActions: Partial<
  Record<ResourceName, { to: string; words: keyof typeof emptyTexts; needs: ResourceName }>
> = {
  orders: { to: '/orders/create', words: 'writeOrder', needs: 'orders' },
  products: { to: '/imports', words: 'importProducts', needs: 'products' },
  stock: { to: '/products/create', words: 'addProduct', needs: 'products' },
};

/**
 * The contents, the empty state, that they are loading, or why they could not be loaded.
 * @param isKept contents that have actions of their own even without records
 */
export function OrEmpty({ children, isKept = false }: { children: ReactNode; isKept?: boolean }) {
  const { data, total, isPending, error, refetch, filterValues, setFilters } = useListContext();
  const t = useTexts(emptyTexts);
  if (!data && (error || (isPending && !isKept)))
    return (
      <>
        {isKept && children}
        <Box sx={{ paddingInline: 1.5 }}>
          <Answered isPending={!error} error={error} retry={refetch}>
            {null}
          </Answered>
        </Box>
      </>
    );
  if (isPending || total !== 0) return children;
  const isFiltered = Object.keys(filterValues ?? {}).length > 0;
  return (
    <>
      {isKept && children}
      {isFiltered ? (
        <Note icon={<SearchX size={32} strokeWidth={1.5} aria-hidden />} words={t('nothingFound')}>
          <Button onClick={() => setFilters({}, {})}>{t('clearFilters')}</Button>
        </Note>
      ) : (
        <EmptyList />
      )}
    </>
  );
}

/** Purpose of the list in one sentence, and the next action. */
export function EmptyList() {
  const resource = useResourceContext() as ResourceName;
  const words = useTexts(emptyWords);
  const t = useTexts(emptyTexts);
  const next = nextActions[resource];
  const { canAccess } = useCanAccess({ resource: next?.needs ?? resource, action: 'create' });
  return (
    <Note icon={<Gift size={32} strokeWidth={1.5} aria-hidden />} words={words(resource)}>
      {next && canAccess && (
        <Button component={Link} to={next.to}>
          {t(next.words)}
        </Button>
      )}
    </Note>
  );
}

function Note({ icon, words, children }: { icon: ReactNode; words: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        padding: '36px 16px',
        textAlign: 'center',
        color: 'text.secondary',
      }}
    >
      {icon}
      <Typography sx={{ maxWidth: 460 }}>{words}</Typography>
      {children}
    </Box>
  );
}
