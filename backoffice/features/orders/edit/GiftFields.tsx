import { Box, FormControlLabel, MenuItem, Switch, TextField } from '@mui/material';
import { useGetList } from 'react-admin';
import type { OfficeWrap } from '#contract/content/office-wraps.ts';
import { money } from '#backoffice/lang/format.ts';
import { pick } from '#backoffice/lang/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { orderFormTexts } from './order-form.texts.ts';
import type { GiftDraft } from './gift-draft.ts';

type Props = { draft: GiftDraft; change: (draft: GiftDraft) => void; hasWrap: boolean };

/** The card, the wrapping, and what the recipient may not see. Of an order that exists the wrap stays. */
export function GiftFields({ draft, change, hasWrap }: Props) {
  const t = useTexts(orderFormTexts);
  return (
    <>
      {hasWrap && <WrapSelect draft={draft} change={change} />}
      <TextField
        label={t('message')}
        value={draft.message}
        onChange={(event) => change({ ...draft, message: event.target.value })}
        fullWidth
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextField
        label={t('senderName')}
        value={draft.senderName}
        onChange={(event) => change({ ...draft, senderName: event.target.value })}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        {(['anonymous', 'doNotCall'] as const).map((name) => (
          <FormControlLabel
            key={name}
            control={
              <Switch
                checked={draft[name]}
                onChange={(event) => change({ ...draft, [name]: event.target.checked })}
              />
            }
            label={t(name)}
          />
        ))}
      </Box>
    </>
  );
}

function WrapSelect({ draft, change }: Omit<Props, 'hasWrap'>) {
  const t = useTexts(orderFormTexts);
  const language = useLanguage();
  const { data: wraps = [] } = useGetList<OfficeWrap>('wraps', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'position', order: 'ASC' },
  });
  return (
    <TextField
      select
      label={t('wrap')}
      value={draft.wrap ?? ''}
      onChange={(event) =>
        change({ ...draft, wrap: event.target.value === '' ? null : Number(event.target.value) })
      }
      fullWidth
    >
      <MenuItem value="">{t('noWrap')}</MenuItem>
      {wraps
        .filter(({ isActive }) => isActive)
        .map(({ id, title, price }) => (
          <MenuItem key={id} value={id}>
            {pick(title, language)} · {money(price)}
          </MenuItem>
        ))}
    </TextField>
  );
}
