import { useState } from 'react';
import type { Bank } from '#contract/orders/shop.ts';
import type { Repeat } from '#contract/people/repeat.ts';
import { addressLine } from '#domain/delivery/address-line.ts';
import { BankPanel } from '#storefront/features/orders/PayPanel.tsx';
import { money } from '#domain/print/money.ts';
import { nearDay } from '#domain/print/days.ts';
import { useNow } from '#storefront/lang/now.ts';
import { useLanguage, useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { ButtonLink } from '#storefront/ui/Button.tsx';
import { RadioCards } from '#storefront/ui/fields/RadioCards.tsx';
import { Picture } from '#storefront/ui/Picture.tsx';
import { Panel } from '#storefront/ui/surfaces/Panel.tsx';
import classes from './RepeatPage.module.css';
import { repeatTexts } from './repeat.texts.ts';
import { useGiftOrder } from './use-gift-order.ts';

type Gift = Repeat['gifts'][number];
type Props = { repeat: Repeat; token: string; isReady: boolean; onChanged: () => void };

/** Gift, slot and greeting, each with a default; then the sum and the bank. */
export function GiftOrder({ repeat, token, isReady, onChanged }: Props) {
  const t = useTexts(repeatTexts);
  const [at, setAt] = useState(0);
  const [time, setTime] = useState(0);
  const [words, setWords] = useState<'none' | 'same'>('none');
  const pay = useGiftOrder(repeat, onChanged);
  const gift = repeat.gifts[at] ?? repeat.gifts[0];
  const chosenTime = repeat.times[time] ?? repeat.times[0];
  const message = words === 'same' ? (repeat.own?.message ?? '') : '';
  const total = (gift?.total ?? 0) + (message ? repeat.cardPrice : 0);
  const isWhole = gift !== undefined && chosenTime !== undefined && repeat.own?.address != null;
  const open = async (bank: Bank) => {
    const sentence = gift && chosenTime ? await pay({ gift, time: chosenTime, message, total }, bank) : null;
    return sentence === null ? null : { sentence };
  };
  return (
    <>
      <Panel>
        <Gifts gifts={repeat.gifts} at={at} onChange={setAt} />
        <ButtonLink look="link" small href={paths.giftFinder()}>
          {t('otherGifts')}
        </ButtonLink>
      </Panel>
      <Panel>
        <Where repeat={repeat} isReady={isReady} />
        {repeat.hasAddress && repeat.times.length === 0 && <p>{t('noTime')}</p>}
        {repeat.times.length > 0 && <Times times={repeat.times} at={time} onChange={setTime} />}
      </Panel>
      {repeat.own?.message && (
        <Panel>
          <RadioCards
            legend={t('card')}
            value={words}
            onChange={setWords}
            cards={[
              { value: 'none', title: t('cardNone') },
              {
                ...{ value: 'same', title: t('cardSame'), note: repeat.own.message },
                ...(repeat.cardPrice > 0 ? { aside: money(repeat.cardPrice) } : {}),
              },
            ]}
          />
        </Panel>
      )}
      {isWhole && (
        <BankPanel bank={repeat.own?.bank ?? undefined} expiresAt={undefined} total={total} open={open} />
      )}
      {!repeat.own && isReady && gift && chosenTime && <Enter total={total} token={token} />}
    </>
  );
}

type ChoiceProps = { at: number; onChange: (at: number) => void };

function Gifts({ gifts, at, onChange }: ChoiceProps & { gifts: Gift[] }) {
  const t = useTexts(repeatTexts);
  const local = useLocal();
  return (
    <RadioCards
      legend={t('gift')}
      value={at}
      onChange={onChange}
      cards={gifts.map(({ card, items, isLast, total }, value) => ({
        value,
        title: local(card.title) + (items.length > 1 ? ` ${t('more', { n: items.length - 1 })}` : ''),
        note: isLast ? t('last') : undefined,
        icon: card.picture && (
          <Picture picture={card.picture} alt="" sizes="56px" isNear className={classes['picture']} />
        ),
        aside: money(total),
      }))}
    />
  );
}

function Times({ times, at, onChange }: ChoiceProps & { times: Repeat['times'] }) {
  const t = useTexts(repeatTexts);
  const language = useLanguage();
  const now = useNow();
  return (
    <RadioCards
      legend={t('when')}
      inRow
      value={at}
      onChange={onChange}
      cards={times.map(({ day, from, to }, value) => ({
        value,
        title: nearDay(day, now(), language),
        note: from && to ? `${from}–${to}` : undefined,
      }))}
    />
  );
}

/** Only the name until the customer is signed in. */
function Where({ repeat, isReady }: Pick<Props, 'repeat' | 'isReady'>) {
  const t = useTexts(repeatTexts);
  const language = useLanguage();
  const { person, own, hasAddress } = repeat;
  const place = own?.address && addressLine(own.address, language);
  return (
    <div className={classes['where']}>
      <h2 className={classes['heading']}>{t('address')}</h2>
      <p>{hasAddress ? (place ?? t('home', { name: person.name })) : t('noAddress')}</p>
      {!hasAddress && isReady && (
        <ButtonLink look="outline" small href={paths.person(person.id)}>
          {t('addAddress')}
        </ButtonLink>
      )}
    </div>
  );
}

function Enter({ total, token }: { total: number; token: string }) {
  const t = useTexts(repeatTexts);
  return (
    <Panel>
      <p className={classes['total']}>
        <span>{t('total')}</span>
        <b>{money(total)}</b>
      </p>
      <p className={classes['hint']}>{t('enterHint')}</p>
      <ButtonLink wide href={paths.signIn(paths.repeat(token))}>
        {t('enter')}
      </ButtonLink>
    </Panel>
  );
}
