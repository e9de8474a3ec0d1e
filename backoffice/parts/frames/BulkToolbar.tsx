import { Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { BulkActionsToolbar } from 'react-admin';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { type ListChoice, countOf } from './use-selection.ts';

type Props = {
  chosen: ListChoice;
  /** all that the list finds */
  total: number;
  /** how many records one call takes */
  most: number;
  chooseAll: (() => void) | undefined;
  children: ReactNode;
};

/** How many records of a list are chosen, a button that chooses all that is found, and the actions. */
export function BulkToolbar({ chosen, total, most, chooseAll, children }: Props) {
  const t = useTexts(partTexts);
  return (
    <BulkActionsToolbar
      label={t('chosen', { n: countOf(chosen) })}
      selectAllButton={
        // Without one the library shows its own, which names a page's records at most.
        !chooseAll ? (
          false
        ) : total > most ? (
          <Typography variant="body2" color="text.secondary">
            {t('tooMany', { n: total, most })}
          </Typography>
        ) : (
          <Button size="small" onClick={chooseAll}>
            {t('chooseAll', { n: total })}
          </Button>
        )
      }
    >
      {children}
    </BulkActionsToolbar>
  );
}
