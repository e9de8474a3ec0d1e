import type { Person } from '#contract/people/shop.ts';
import { always } from '#domain/people/people.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { toast } from '#storefront/toast.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import { isUnsent, queueChange, refreshPeople } from './keep-people.ts';
import { silencePerson } from './people.calls.ts';
import classes from './PersonForm.module.css';
import { peopleTexts } from './people.texts.ts';

type Props = { person: Person };

/** Whether all dates of a person are muted for good. */
export const isPassedOver = ({ died, quietUntil }: Person): boolean => died || quietUntil === always;

/** Mutes all dates of a person, or unmutes them; nothing is asked. */
export function PersonSilence({ person }: Props) {
  const t = useTexts(peopleTexts);
  const dispatch = useShopDispatch();

  async function set(of: 'person' | 'died', until: string | null): Promise<void> {
    const change = { id: person.id, of, until };
    const result = await dispatch(silencePerson(change));
    if (silencePerson.fulfilled.match(result)) void dispatch(refreshPeople());
    else if (isUnsent(result.payload)) dispatch(queueChange({ what: 'silence', ...change }));
    else toast({ text: result.payload?.sentence ?? '', tone: 'error' });
  }
  async function speak(): Promise<void> {
    if (person.died) await set('died', null);
    if (person.quietUntil !== null) await set('person', null);
  }
  if (isPassedOver(person))
    return (
      <Panel>
        <p role="status" className={classes['dateName']}>
          {t('passedOver')}
        </p>
        <Button look="outline" small onClick={() => void speak()}>
          {t('speak')}
        </Button>
      </Panel>
    );
  return (
    <>
      <Button look="link" onClick={() => void set('person', always)}>
        {t('allForGood')}
      </Button>
      <Button look="link" onClick={() => void set('died', always)}>
        {t('hasDied')}
      </Button>
    </>
  );
}
