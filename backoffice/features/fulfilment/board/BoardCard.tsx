import { hoursWords } from '#domain/delivery/hours-words.ts';
import { Box, Card, IconButton, Typography } from '@mui/material';
import { Gift, MessageSquareText, Phone, Timer } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { OfficeOrderRow } from '#contract/fulfilment/office-order-shapes.ts';
import { finishedStatuses } from '#domain/order.ts';
import { useTicking } from '#backoffice/api/environment.ts';
import { money } from '#domain/print/money.ts';
import { shortDay } from '#domain/print/days.ts';
import { waited } from '#domain/print/clocks.ts';
import { pick, pickAll } from '#domain/print/texts.ts';
import { phone } from '#domain/print/phone.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { Mark } from '#backoffice/parts/frames/Mark.tsx';
import { twoLines } from '#backoffice/parts/frames/two-lines.ts';
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
import { waitLevelOf } from '#backoffice/features/orders/show/steps.ts';

const timerColours = { calm: '#776164', warn: 'var(--warn)', late: 'var(--err)' };

/** An order on the board: recipient, place, waiting time, and the button for its next status. */
export function BoardCard({ order, isLate }: { order: OfficeOrderRow; isLate: boolean }) {
  const t = useTexts(orderTexts);
  const language = useLanguage();
  const now = useTicking(30_000);
  const waitLevel = waitLevelOf(order, now);
  const { delivery } = order;
  return (
    <Card
      sx={{
        padding: 1.25,
        borderRadius: '14px',
        borderLeft: waitLevel === 'late' ? '4px solid var(--err)' : undefined,
      }}
    >
      <NumberAndCall order={order} />
      <WhomAndWhat order={order} />
      <WhereAndWhen order={order} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, marginBlock: 0.75 }}>
        <TimeMark {...order} />
        <CallMark {...order} />
        <EmptyMark {...order} />
        <RecipientMark {...order} />
        <BuyerMark {...order} />
        <AdditionMarks {...order} />
        {isLate && delivery.day && <Mark tone="err">{shortDay(delivery.day, language)}</Mark>}
        <PaymentMark {...order} />
        <Typography variant="body2" className="tabular">
          {money(order.total)} · {t('pieces', { n: order.itemsCount })}
        </Typography>
      </Box>
      <Typography
        variant="body2"
        className="tabular"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          color: timerColours[waitLevel],
          fontWeight: waitLevel === 'calm' ? 400 : 650,
        }}
      >
        {!finishedStatuses.includes(order.status) && (
          <>
            <Timer size={15} aria-hidden /> {waited(order.waitingSince, now, language)}
            {order.courier && ' · '}
          </>
        )}
        {order.courier}
      </Typography>
      <WantedChange {...order} />
      <StepButton order={order} />
    </Card>
  );
}

/** Delivery slot and place; a long place is cut, the slot before it never. */
function WhereAndWhen({ order }: { order: OfficeOrderRow }) {
  const t = useTexts(orderTexts);
  const language = useLanguage();
  const hours = hoursWords(order.delivery, language);
  const where = [
    order.recipientAsks && !order.awaitsRecipient && t('askRecipient'),
    pick(order.place, language),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <Typography variant="body2" color="text.secondary" className="tabular" title={where} sx={twoLines}>
      {hours && <span style={{ whiteSpace: 'nowrap' }}>{hours}</span>}
      {hours && where && ' · '}
      {where}
    </Typography>
  );
}

/** The change that the buyer asked for after seeing the photos. */
function WantedChange({ photoChange: words }: Pick<OfficeOrderRow, 'photoChange'>) {
  const t = useTexts(photoTexts);
  if (!words) return null;
  return (
    <Typography
      variant="body2"
      title={words}
      sx={{ marginTop: 0.5, color: 'var(--err)', fontWeight: 650, ...twoLines, WebkitLineClamp: 4 }}
    >
      {t('change', { words })}
    </Typography>
  );
}

/** Recipient and first product. */
function WhomAndWhat({ order }: { order: OfficeOrderRow }) {
  const t = useTexts(orderTexts);
  const language = useLanguage();
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, '& svg': { flex: 'none' } }}>
        <Typography variant="body2" sx={{ fontWeight: 650, flexGrow: 1, ...twoLines }}>
          {order.recipient || order.customer.name || phone(order.customer.phone)}
        </Typography>
        {order.isGift && <Gift size={16} color="#b87a1e" role="img" aria-label={t('gift')} />}
        {order.comment && (
          <MessageSquareText size={16} color="#2b3a63" role="img" aria-label={order.comment} />
        )}
      </Box>
      {order.firstItem && (
        <Typography variant="body2" sx={{ marginTop: 0.25, ...twoLines }}>
          {pickAll([order.firstItem.title, order.firstItem.optionTitle], language)}
        </Typography>
      )}
    </>
  );
}

function NumberAndCall({ order }: { order: OfficeOrderRow }) {
  const t = useTexts(orderTexts);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Typography
        component={Link}
        to={`/orders/${order.id}/show`}
        sx={{
          fontWeight: 650,
          color: 'primary.main',
          flexGrow: 1,
          paddingBlock: 0.5,
          whiteSpace: 'nowrap',
          fontSize: 15,
        }}
      >
        {order.number}
      </Typography>
      <IconButton size="small" component="a" href={`tel:${order.customer.phone}`} aria-label={t('call')}>
        <Phone size={16} />
      </IconButton>
    </Box>
  );
}
