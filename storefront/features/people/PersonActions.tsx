import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Person, PersonDate } from '#contract/people/shop.ts';
import { always } from '#domain/people/people.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { toast } from '#storefront/toast.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { isUnsent, queueChange, refreshPeople } from './keep-people.ts';
import { deletePerson, quietDate, savePerson, silencePerson } from './people.calls.ts';
import classes from './PersonForm.module.css';
import { peopleTexts } from './people.texts.ts';
import { personBody, personValues } from './person-form.ts';
import { useDateName } from './PersonCard.tsx';
import { isPassedOver, PersonSilence } from './PersonSilence.tsx';

type Props = { person: Person };

/** Actions of a person besides editing: muting one date or all of them, and deleting the person. */
export function PersonActions({ person }: Props) {
  const t = useTexts(peopleTexts);
  const dispatch = useShopDispatch();
  const [, navigate] = useLocation();
  const [isLeaving, setLeaving] = useState(false);

  async function remove(): Promise<void> {
    setLeaving(true);
    const result = await dispatch(deletePerson(person.id));
    setLeaving(false);
    if (deletePerson.rejected.match(result) && isUnsent(result.payload)) {
      dispatch(queueChange({ what: 'delete', id: person.id }));
      toast({ text: t('waits') });
      navigate(paths.people(), { replace: true });
      return;
    }
    if (deletePerson.rejected.match(result)) {
      toast({ text: result.payload?.sentence ?? '', tone: 'error' });
      return;
    }
    const bringBack = async () => {
      const back = await dispatch(savePerson({ body: personBody(personValues(person), person) }));
      if (savePerson.fulfilled.match(back) && isPassedOver(person))
        await dispatch(
          silencePerson({ id: back.payload.id, of: person.died ? 'died' : 'person', until: always }),
        );
      navigate(paths.account());
      navigate(paths.people(), { replace: true });
    };
    toast({
      text: t('removed', { name: person.name }),
      action: { label: t('undo'), run: () => void bringBack() },
    });
    navigate(paths.people(), { replace: true });
  }

  return (
    <div className={classes['below']}>
      {!isPassedOver(person) &&
        person.dates.map((date) => <QuietDate key={date.id} person={person} date={date} />)}
      <PersonSilence person={person} />
      <Button look="link" busy={isLeaving} onClick={() => void remove()}>
        {t('remove')}
      </Button>
    </div>
  );
}

/** Mutes a date for good or for this year, or unmutes it. */
function QuietDate({ person, date }: Props & { date: PersonDate }) {
  const t = useTexts(peopleTexts);
  const dispatch = useShopDispatch();
  const name = useDateName(date);
  const isQuiet = date.quietUntil !== null;

  async function set(until: string | null): Promise<void> {
    const change = { id: person.id, date: date.id, until };
    const result = await dispatch(quietDate(change));
    if (quietDate.fulfilled.match(result)) void dispatch(refreshPeople());
    else if (isUnsent(result.payload)) dispatch(queueChange({ what: 'quiet', ...change }));
    else toast({ text: result.payload?.sentence ?? '', tone: 'error' });
  }
  return (
    <Panel>
      <h2 className={classes['dateName']}>{name}</h2>
      {isQuiet ? (
        <Button look="outline" small onClick={() => void set(null)}>
          {t('speak')}
        </Button>
      ) : (
        <div className={classes['quiet']}>
          {date.next && (
            <Button look="outline" small onClick={() => void set(date.next)}>
              {t('silence')}
            </Button>
          )}
          <Button look="link" small onClick={() => void set(always)}>
            {t('forGood')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
