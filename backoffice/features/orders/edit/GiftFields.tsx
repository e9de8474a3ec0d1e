import { Box, FormControlLabel, Switch } from '@mui/material';
import { useGetList } from 'react-admin';
import type { OfficeWrap } from '#contract/content/office-wraps.ts';
import { money } from '#domain/print/money.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { SelectBox, TextBox } from '#backoffice/parts/inputs/boxes.tsx';
import { orderFormTexts } from './order-form.texts.ts';
import type { GiftDraft } from './order-drafts.ts';

type Props = { draft: GiftDraft; change: (draft: GiftDraft) => void; hasWrap: boolean };

/** Greeting card, wrap, and what is hidden from the recipient. The wrap of an existing order cannot be changed. */
export function GiftFields({ draft, change, hasWrap }: Props) {
  const t = useTexts(orderFormTexts);
  return (
    <>
      {hasWrap && <WrapSelect draft={draft} change={change} />}
      <TextBox
        label={t('message')}
        value={draft.message}
        change={(message) => change({ ...draft, message })}
        multiline
        minRows={2}
        max={200}
      />
      <TextBox
        label={t('senderName')}
        value={draft.senderName}
        change={(senderName) => change({ ...draft, senderName })}
        max={80}
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
    <SelectBox
      label={t('wrap')}
      value={String(draft.wrap ?? '')}
      choose={(wrap) => change({ ...draft, wrap: wrap === '' ? null : Number(wrap) })}
      choices={[
        ['', t('noWrap')],
        ...wraps
          .filter(({ isActive }) => isActive)
          .map(({ id, title, price }) => [String(id), `${pick(title, language)} · ${money(price)}`] as const),
      ]}
      fullWidth
    />
  );
}
