import { useSelector } from 'react-redux';
import type { PersonDate } from '#contract/people/shop.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { dayAndMonth, daysUntil } from '#domain/print/days.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { Badge } from '#storefront/ui/Badge.tsx';
import { ButtonLink } from '#storefront/ui/Button.tsx';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { Dotted } from '#storefront/ui/Dotted.tsx';
import classes from './PeoplePage.module.css';
import { peopleTexts } from './people.texts.ts';
import type { ShownPerson } from './waiting-people.ts';

/** A person with their next dates, and a link to gifts for them. */
export function PersonCard({ person }: { person: ShownPerson }) {
  const t = useTexts(peopleTexts);
  const { relation } = person;
  // The search knows whom such a word means.
  const gifts = relation === 'other' ? paths.giftFinder() : paths.shop({ q: t(relation) });
  const dates = [...person.dates].sort((a, b) => (a.next ?? '9').localeCompare(b.next ?? '9'));
  return (
    <Panel className={classes['card']}>
      <h2>{person.name}</h2>
      <p className={classes['who']}>{t(relation)}</p>
      {person.isWaiting && <Badge tone="quiet">{t('willBeSent')}</Badge>}
      {dates.length === 0 && <p className={classes['who']}>{t('noDate')}</p>}
      <ul className={classes['dates']}>
        {dates.map((date) => (
          <DateLine key={date.id} date={date} isQuiet={person.died || isSilent(person, date)} />
        ))}
      </ul>
      <div className={classes['actions']}>
        {!person.died && (
          <ButtonLink small href={gifts}>
            {t('choose')}
          </ButtonLink>
        )}
        <ButtonLink look="outline" small href={paths.person(person.id)}>
          {t('edit')}
        </ButtonLink>
      </div>
    </Panel>
  );
}

const isSilent = (person: ShownPerson, { quietUntil, next }: PersonDate) =>
  next !== null && [person.quietUntil, quietUntil].some((until) => until !== null && next <= until);

function DateLine({ date, isQuiet }: { date: PersonDate; isQuiet: boolean }) {
  const t = useTexts(peopleTexts);
  const language = useLanguage();
  const now = useNow();
  const name = useDateName(date);
  const away = date.next === null ? null : daysUntil(date.next, now());
  const near = away === 0 ? t('today') : away === 1 ? t('tomorrow') : t('inDays', { n: away ?? 0 });
  return (
    <li>
      <Dotted
        parts={[
          <b key="name">{name}</b>,
          date.next && (
            <>
              <span className={classes['day']}>{dayAndMonth(date.next, language)}</span>
              {isQuiet && <Badge tone="quiet">{t('isQuiet')}</Badge>}
            </>
          ),
          !isQuiet && away !== null && near,
        ]}
      />
    </li>
  );
}

/** The name of a date; for a holiday the shop's title of it. */
export function useDateName({
  kind,
  occasion,
  title,
}: Pick<PersonDate, 'kind' | 'occasion' | 'title'>): string {
  const t = useTexts(peopleTexts);
  const local = useLocal();
  const occasions = useSelector(selectMainInfo)?.occasions;
  const holiday = occasions?.find(({ id }) => id === occasion);
  if (kind === 'occasion' && holiday) return local(holiday.title);
  return kind === 'own' && title ? title : t(kind);
}
