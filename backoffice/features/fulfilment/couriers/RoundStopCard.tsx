import { hoursWords } from '#domain/delivery/hours-words.ts';
import { Box, Button, Card, Typography } from '@mui/material';
import { Phone } from 'lucide-react';
import type { RoundStop } from '#contract/couriers/office-couriers.ts';
import { isOver } from '#domain/deeds/show-stops.ts';
import { addressLine } from '#domain/delivery/address-line.ts';
import { money, phone, shortDay } from '#backoffice/lang/format.ts';
import { pickAll } from '#backoffice/lang/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { RoundSteps } from './RoundSteps.tsx';
import { roundTexts } from './round.texts.ts';

type Props = { stop: RoundStop; today: string; mayBringBack: boolean };

/** One stop: time, address, phone number, money, and the next actions. */
export function RoundStopCard({ stop, today, mayBringBack }: Props) {
  const t = useTexts(roundTexts);
  const language = useLanguage();
  const hours = hoursWords(stop, language);
  const day = stop.day && stop.day !== today && shortDay(stop.day, language);
  const isDone = isOver(stop.status);
  return (
    <Card component="article" sx={{ padding: 2, opacity: isDone ? 0.7 : 1 }} aria-label={stop.number}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
        <Typography component="h2" sx={{ fontWeight: 650, fontSize: 20, flexGrow: 1 }} className="tabular">
          {[day, hours].filter(Boolean).join(' · ') || stop.number}
        </Typography>
        {(day || hours) && <span className="tabular">{stop.number}</span>}
      </Box>
      {isDone ? (
        <Typography sx={{ color: stop.status === 'delivered' ? 'var(--ok)' : 'var(--err)', fontWeight: 650 }}>
          {t(stop.status === 'delivered' ? 'deliver' : 'brought')}
        </Typography>
      ) : (
        <>
          <WhereTo stop={stop} />
          <Typography sx={{ fontWeight: 650, fontSize: 20, marginTop: 1 }}>
            {stop.toCollect > 0 ? t('take', { sum: money(stop.toCollect) }) : t('takeNothing')}
            {stop.toCollect > 0 && stop.payment === 'TERMINAL' && ` · ${t('byTerminal')}`}
          </Typography>
          <Contents stop={stop} />
          <RoundSteps stop={stop} mayBringBack={mayBringBack} />
        </>
      )}
    </Card>
  );
}

function WhereTo({ stop }: { stop: RoundStop }) {
  const t = useTexts(roundTexts);
  const language = useLanguage();
  const { region, place, line1, line2 } = stop;
  return (
    <>
      <Typography sx={{ fontSize: 19, overflowWrap: 'anywhere' }}>
        {place ? addressLine({ region, placeTitle: place, line1, line2 }, language) : ''}
      </Typography>
      {!line1 && <Typography sx={{ color: 'var(--err)', fontWeight: 650 }}>{t('askAddress')}</Typography>}
      {stop.landmark && (
        <Typography>
          {t('landmark')}: {stop.landmark}
        </Typography>
      )}
      {stop.comment && (
        <Typography sx={{ borderLeft: '3px solid var(--gold)', paddingLeft: 1, marginBlock: 0.5 }}>
          {stop.comment}
        </Typography>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginTop: 1 }}>
        <Typography sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>{stop.name}</Typography>
        {stop.phone && (
          <Button
            variant="outlined"
            startIcon={<Phone size={18} />}
            href={`tel:${stop.phone}`}
            aria-label={`${t('call')} ${phone(stop.phone)}`}
          >
            {t('call')}
          </Button>
        )}
      </Box>
      {stop.doNotCall && (
        <Typography sx={{ color: 'var(--err)', fontWeight: 650 }}>{t('surprise')}</Typography>
      )}
    </>
  );
}

function Contents({ stop: { items } }: { stop: RoundStop }) {
  const t = useTexts(roundTexts);
  const language = useLanguage();
  return (
    <Box component="details" sx={{ marginTop: 1 }}>
      <Box component="summary" sx={{ paddingBlock: 1, cursor: 'pointer' }}>
        {t('contents')} · {items.reduce((sum, { quantity }) => sum + quantity, 0)}
      </Box>
      {items.map((item, at) => (
        // The lines of an order do not move.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at}>
          {item.quantity} × {pickAll([item.title, item.optionTitle], language)}
        </div>
      ))}
    </Box>
  );
}
