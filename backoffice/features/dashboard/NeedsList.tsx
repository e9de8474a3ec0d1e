import { Card, Typography } from '@mui/material';
import {
  CalendarX,
  ClockAlert,
  HeartCrack,
  ImageUp,
  Inbox,
  KeyRound,
  Landmark,
  type LucideIcon,
  MailQuestionMark,
  PackageCheck,
  PhoneCall,
  Star,
  Undo2,
} from 'lucide-react';
import type { Need } from '#contract/dashboard/needs.ts';
import type { NeedKind } from '#domain/needs/needs.ts';
import { dayOf } from '#domain/delivery/calendar.ts';
import { waited } from '#domain/print/clocks.ts';
import { shortDay } from '#domain/print/days.ts';
import { count, money } from '#domain/print/money.ts';
import { pick } from '#domain/print/texts.ts';
import { useTicking } from '#backoffice/api/environment.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { shortHours } from '#backoffice/features/orders/list/short-hours.ts';
import { dashboardTexts } from './dashboard.texts.ts';
import { addressOfNeed } from './need-address.ts';
import { actTexts, needNotes, needTexts } from './need.texts.ts';
import { TodayLine, type Tone } from './TodayLine.tsx';
import { TodayLines, TodayPart } from './TodayPart.tsx';

const looks: Record<NeedKind, [LucideIcon, Tone]> = {
  new: [Inbox, 'err'],
  call: [PhoneCall, 'err'],
  late: [ClockAlert, 'err'],
  money: [Undo2, 'warn'],
  bank: [Landmark, 'warn'],
  guessed: [KeyRound, 'warn'],
  change: [ImageUp, 'warn'],
  deed: [PackageCheck, 'warn'],
  waiting: [MailQuestionMark, 'warn'],
  thanks: [HeartCrack, 'warn'],
  reviews: [Star, 'nil'],
  holiday: [CalendarX, 'nil'],
};

/** What waits for whoever is signed in, the gravest first, each line with its cure. */
export function NeedsList({ needs }: { needs: readonly Need[] }) {
  const t = useTexts(dashboardTexts);
  const say = useTexts(needTexts);
  const act = useTexts(actTexts);
  const noteOf = useNote();
  return (
    <TodayPart title={t('needs')} {...(needs.length > 0 ? { side: t('lines', { n: needs.length }) } : {})}>
      {needs.length === 0 ? (
        <Card sx={{ padding: 2 }}>
          <Typography color="text.secondary">{t('noNeeds')}</Typography>
        </Card>
      ) : (
        <TodayLines>
          {needs.map((need, at) => (
            <TodayLine
              key={need.kind}
              icon={looks[need.kind][0]}
              tone={looks[need.kind][1]}
              name={say(need.kind, { n: count(need.count), sum: money(need.sample.tenge ?? 0) })}
              note={noteOf(need)}
              to={addressOfNeed(need)}
              act={act(need.act)}
              isFirst={at === 0}
            />
          ))}
        </TodayLines>
      )}
    </TodayPart>
  );
}

/** An example of what waits: since when, which order, of what. */
function useNote() {
  const t = useTexts(needNotes);
  const language = useLanguage();
  const now = useTicking(30_000);
  return ({ kind, oldest, sample }: Need): string => {
    const { number = '', day, from, to } = sample;
    const time = oldest ? waited(oldest, now, language) : '';
    if (kind === 'guessed') return t('guessed');
    if (kind === 'new') return t('oldest', { time });
    if (sample.title) return pick(sample.title, language);
    if (kind === 'call') return [number, money(sample.tenge ?? 0)].join(', ');
    if (kind !== 'late') return t('since', { number, time });
    const hours = from && to ? shortHours(from, to) : to;
    return [number, day && day < dayOf(now) ? shortDay(day, language) : hours].filter(Boolean).join(', ');
  };
}
