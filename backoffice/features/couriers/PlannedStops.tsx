import { hoursWords } from '#domain/delivery/hours-words.ts';
import { Box, IconButton, Typography } from '@mui/material';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RoundPlan } from '#contract/couriers/office-rounds.ts';
import { shortDay } from '#domain/print/days.ts';
import { pick } from '#domain/print/texts.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { shifted } from './assignable.ts';
import { planTexts } from './plan.texts.ts';

type Stop = RoundPlan['stops'][number];
type Props = { stops: readonly Stop[]; change: (ids: readonly string[]) => void };

/** Stops in delivery sequence; two buttons move each, usable by touch and keyboard. */
export function PlannedStops({ stops, change }: Props) {
  const t = useTexts(planTexts);
  const [told, setTold] = useState('');
  const ids = stops.map(({ id }) => id);
  const move = (at: number, by: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    const next = shifted(ids, at, by);
    flushSync(() => {
      change(next);
      setTold(
        t('moved', { number: stops[at]?.number ?? '', n: next.indexOf(ids[at] ?? '') + 1, all: ids.length }),
      );
    });
    // A moved row loses the focus.
    button.focus();
  };
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {stops.map((stop, at) => (
          <Box
            component="li"
            key={stop.id}
            sx={{ display: 'flex', gap: 0.5, alignItems: 'center', borderBottom: '1px solid var(--line)' }}
          >
            <StopLine stop={stop} n={at + 1} />
            <IconButton
              aria-label={t('up', { number: stop.number })}
              aria-disabled={at === 0}
              onClick={move(at, -1)}
              sx={{ width: 44, height: 44, opacity: at === 0 ? 0.35 : 1 }}
            >
              <ChevronUp size={22} />
            </IconButton>
            <IconButton
              aria-label={t('down', { number: stop.number })}
              aria-disabled={at === stops.length - 1}
              onClick={move(at, 1)}
              sx={{ width: 44, height: 44, opacity: at === stops.length - 1 ? 0.35 : 1 }}
            >
              <ChevronDown size={22} />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Typography role="status" variant="body2" color="text.secondary" sx={{ minHeight: 24, marginTop: 1 }}>
        {told}
      </Typography>
    </>
  );
}

function StopLine({ stop: { number, day, from, to, place, line1 }, n }: { stop: Stop; n: number }) {
  const language = useLanguage();
  const when = [day && shortDay(day, language), hoursWords({ from, to }, language)]
    .filter(Boolean)
    .join(' · ');
  return (
    <Box sx={{ flexGrow: 1, minWidth: 0, paddingBlock: 0.75 }} className="tabular">
      <span>
        {n}. <b>{number}</b>
        {when && ` · ${when}`}
      </span>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {[pick(place, language), line1].filter(Boolean).join(', ')}
      </Typography>
    </Box>
  );
}
