import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { messageOf } from '#backoffice/api/failure.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';

type Props = {
  isPending: boolean;
  error: unknown;
  retry: () => unknown;
  isEmpty?: boolean;
  /** Text of an empty result. */
  emptyText?: ReactNode;
  children: ReactNode;
  rows?: number;
};

/** Loading, error and empty states of a screen; otherwise its children. */
export function Answered({ isPending, error, retry, isEmpty, emptyText, children, rows = 5 }: Props) {
  const t = useTexts(partTexts);
  const translate = useTranslate();
  if (error) {
    const message = messageOf(error);
    return (
      <Alert
        severity="error"
        sx={{ marginBlock: 1, alignItems: 'center', '& .MuiAlert-action': { paddingTop: 0 } }}
        action={
          <Button color="inherit" onClick={() => void retry()}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t('failed')}: {translate(message, { _: message })}
      </Alert>
    );
  }
  if (isPending)
    return (
      <Box aria-busy="true">
        {Array.from({ length: rows }, (_, at) => (
          <Skeleton key={at} variant="rounded" height={52} sx={{ marginBlock: 1, borderRadius: '12px' }} />
        ))}
      </Box>
    );
  if (isEmpty)
    return (
      <Typography component="div" sx={{ padding: '36px 16px', textAlign: 'center' }} color="text.secondary">
        {emptyText ?? translate('ra.page.empty')}
      </Typography>
    );
  return children;
}
