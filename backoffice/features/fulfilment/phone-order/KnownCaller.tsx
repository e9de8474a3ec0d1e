import { Alert, Box, Chip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Address } from '#contract/delivery/shop.ts';
import { readPhone } from '#domain/phone.ts';
import { api } from '#backoffice/api/api.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { money } from '#domain/print/money.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { draftOf } from '#backoffice/features/orders/edit/order-drafts.ts';
import { orderFormTexts } from '#backoffice/features/orders/edit/order-form.texts.ts';
import { orderWords } from '#backoffice/features/orders/edit/order.texts.ts';
import type { PhoneOrderDraft } from './phone-order-draft.ts';

type Props = { draft: PhoneOrderDraft; change: (part: Partial<PhoneOrderDraft>) => void };

/** Known data of the entered number: name and language are prefilled, an address with one press. */
export function KnownCaller({ draft, change }: Props) {
  const t = useTexts(orderFormTexts);
  const words = useTexts(orderWords);
  const { caller, isNew } = useCaller(useDeferredValue(draft.phone));
  useFilling(caller, draft, change);
  if (isNew) return <Typography color="text.secondary">{t('newNumber')}</Typography>;
  if (!caller) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, marginTop: 1 }}>
      {caller.isBlocked && <Alert severity="error">{t('blocked')}</Alert>}
      {caller.addresses.length > 0 && (
        <Chips title={t('knownAddresses')}>
          {caller.addresses.map((address) => (
            <Chip
              key={address.id}
              label={[address.label || address.fullname, address.line1].filter(Boolean).join(' · ')}
              color={isChosen(address, draft) ? 'primary' : 'default'}
              onClick={() => change({ isAsked: false, address: fieldsOf(address) })}
            />
          ))}
        </Chips>
      )}
      {caller.orders.length > 0 && (
        <Chips title={t('lastOrders')}>
          {caller.orders.map(({ id, number, createdAt, status, total }) => (
            <Chip
              key={id}
              variant="outlined"
              component={Link}
              to={`/orders/${id}/show`}
              target="_blank"
              clickable
              label={`${number} · ${dateAndClock(createdAt)} · ${money(total)} · ${words(status)}`}
            />
          ))}
        </Chips>
      )}
    </Box>
  );
}

function Chips({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Typography variant="body2" color="text.secondary">
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 0.5 }}>{children}</Box>
    </Box>
  );
}

function useCaller(typed: string) {
  const reading = readPhone(typed);
  const phone = 'phone' in reading ? reading.phone : '';
  const { data } = useQuery({
    queryKey: ['office', 'caller', phone],
    queryFn: () => api('GET /api/office/callers/', { query: { phone } }),
    enabled: phone !== '',
  });
  return { caller: phone === '' ? null : data?.data, isNew: phone !== '' && data?.data === null };
}

type Caller = NonNullable<ReturnType<typeof useCaller>['caller']>;

/** Once per number; typed input is kept. */
function useFilling(
  caller: Caller | null | undefined,
  draft: PhoneOrderDraft,
  change: Props['change'],
): void {
  const filled = useRef<number>(undefined);
  // The fields of a restored draft are as they were typed.
  const restored = useRef(draft.phone);
  useEffect(() => {
    if (!caller || filled.current === caller.id || draft.phone === restored.current) return;
    filled.current = caller.id;
    const usual = caller.addresses.find(({ isDefault }) => isDefault) ?? caller.addresses[0];
    change({
      lang: caller.lang,
      ...(draft.name === '' ? { name: caller.name } : {}),
      ...(usual && draft.address.line1 === '' && !draft.isAsked ? { address: fieldsOf(usual) } : {}),
    });
  }, [caller, draft, change]);
}

/** As form fields, which have no label. */
const fieldsOf = (address: Address) => draftOf({ ...address, placeTitle: { tm: '', ru: '' } });

function isChosen({ line1, place, fullname }: Address, { address }: PhoneOrderDraft): boolean {
  return address.line1 === line1 && address.place === place && address.fullname === fullname;
}
