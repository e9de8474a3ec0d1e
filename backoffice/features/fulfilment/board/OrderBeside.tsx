import { Box, Button, Drawer, IconButton, Typography } from '@mui/material';
import { MessageSquareText, Phone, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import { hoursWords } from '#domain/delivery/hours-words.ts';
import { money } from '#domain/print/money.ts';
import { phone } from '#domain/print/phone.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { photoTexts } from '#backoffice/features/parcel-photos/photo.texts.ts';
import { orderTexts } from '#backoffice/features/orders/edit/order.texts.ts';
import {
  AdditionMarks,
  BuyerMark,
  CallMark,
  EmptyMark,
  PaymentMark,
  RecipientMark,
  TimeMark,
} from '#backoffice/features/orders/list/OrderMarks.tsx';
import { StepButton } from '#backoffice/features/orders/show/StepButton.tsx';
import { boardTexts } from './board.texts.ts';
import { GoodsList, WrapMarks } from '#backoffice/features/orders/list/RowParts.tsx';

type Props = { order: OfficeOrderRow | undefined; close: () => void };

/** What a row has no room for, beside the board: who receives it, the telephone, the comment, every mark. */
export function OrderBeside({ order, close }: Props) {
  const say = useTexts(partTexts);
  return (
    <Drawer
      anchor="right"
      open={order !== undefined}
      onClose={close}
      slotProps={{
        paper: {
          sx: { width: 'min(380px, 100vw)', padding: 2 },
          'aria-label': order?.number ?? '',
          role: 'dialog',
        },
        backdrop: { invisible: true },
      }}
    >
      {order && (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <Typography variant="h6" sx={{ flexGrow: 1 }}>
              {order.number}
            </Typography>
            <IconButton aria-label={say('close')} onClick={close}>
              <X size={20} />
            </IconButton>
          </Box>
          <Details order={order} />
        </>
      )}
    </Drawer>
  );
}

function Details({ order }: { order: OfficeOrderRow }) {
  const t = useTexts(orderTexts);
  const board = useTexts(boardTexts);
  const photos = useTexts(photoTexts);
  const language = useLanguage();
  const { customer, delivery, place, comment, photoChange } = order;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, '& .MuiButton-root': { marginTop: 0 } }}>
      <Typography className="tabular">
        {[hoursWords(delivery, language), pick(place, language)].filter(Boolean).join(' · ')}
      </Typography>
      <Typography sx={{ fontWeight: 650 }}>{order.recipient || customer.name}</Typography>
      <GoodsList order={order} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <WrapMarks order={order} />
        <TimeMark {...order} />
        <CallMark {...order} />
        <EmptyMark {...order} />
        <RecipientMark {...order} />
        <BuyerMark {...order} />
        <AdditionMarks {...order} />
        <PaymentMark {...order} />
      </Box>
      <Typography className="tabular">
        {money(order.total)} · {t('pieces', { n: order.itemsCount })}
        {order.courier && ` · ${order.courier}`}
      </Typography>
      {photoChange && <Typography color="error">{photos('change', { words: photoChange })}</Typography>}
      {comment && (
        <Typography sx={{ display: 'flex', gap: 1 }}>
          <MessageSquareText size={18} style={{ flex: 'none' }} role="img" aria-label={t('comment')} />
          {comment}
        </Typography>
      )}
      {customer.phone && (
        <Button variant="outlined" startIcon={<Phone size={18} />} href={`tel:${customer.phone}`}>
          {t('call')} · {phone(customer.phone)}
        </Button>
      )}
      <StepButton order={order} look="wide" />
      <Button component={Link} to={`/orders/${order.id}/show`}>
        {board('whole')}
      </Button>
    </Box>
  );
}
