import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Person } from '#contract/people/shop.ts';
import { useHasFeature } from '#storefront/features/content/texts/use-has-feature.ts';
import { selectIsSignedIn } from '#storefront/features/customers/sign-in/auth.slice.ts';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { useLoad } from '#storefront/store/use-load.ts';
import { Chip, ChipRail } from '#storefront/ui/Chip.tsx';
import { refreshPeople } from './keep-people.ts';
import { loadPeople } from './people.calls.ts';
import { peopleTexts } from './people.texts.ts';

type Props = {
  /** The name entered in the form. */
  name: string;
  onChoose: (person: Person) => void;
};

/** Saved people of a signed-in customer, the next date first; renders nothing for guests. */
export function PeopleChoice({ name, onChoose }: Props) {
  const t = useTexts(peopleTexts);
  const dispatch = useShopDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const isOffered = useHasFeature('people') && isSignedIn;
  const [people, setPeople] = useState<Person[]>([]);
  useLoad(isOffered ? 'people' : null, async () => {
    const result = await dispatch(refreshPeople());
    if (loadPeople.fulfilled.match(result)) setPeople(result.payload.filter(({ died }) => !died));
    return result;
  });
  if (people.length === 0) return null;
  return (
    <ChipRail label={t('title')}>
      {people.map((person) => (
        <Chip key={person.id} isSelected={person.name === name} onClick={() => onChoose(person)}>
          {person.name}
        </Chip>
      ))}
    </ChipRail>
  );
}
