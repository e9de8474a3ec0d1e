import { addressLine } from '#domain/delivery/address-line.ts';
import { Box, Button, Typography } from '@mui/material';
import { Phone } from 'lucide-react';
import { Title } from 'react-admin';
import type { OfficeCustomer } from '#contract/customers/office.ts';
import { date } from '#domain/print/days.ts';
import { dateAndClock } from '#domain/print/clocks.ts';
import { money } from '#domain/print/money.ts';
import { phone } from '#domain/print/phone.ts';
import { useLanguage, useTexts } from '#backoffice/lang/use-texts.ts';
import { nameOf } from '#backoffice/parts/name-of.ts';
import { Panel } from '#backoffice/parts/frames/Panel.tsx';
import { RecordShow } from '#backoffice/parts/frames/RecordShow.tsx';
import { BarMark } from '#backoffice/features/gift-requests/BarMark.tsx';
import { CustomerActions } from './CustomerActions.tsx';
import { CustomerMarks } from './CustomerMarks.tsx';
import { CustomerNotes } from './CustomerNotes.tsx';
import { CustomerOrders } from './CustomerOrders.tsx';
import { nameDevice } from '#backoffice/parts/name-device.ts';
import { customerTexts } from './customer.texts.ts';

export function CustomerShow() {
  return <RecordShow<OfficeCustomer>>{(customer) => <CustomerView customer={customer} />}</RecordShow>;
}

function CustomerView({ customer }: { customer: OfficeCustomer }) {
  const t = useTexts(customerTexts);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Title title={nameOf(customer)} />
      <Box component="header">
        <Typography variant="h4" component="h1">
          {[customer.name, customer.surname].filter(Boolean).join(' ') || t('noName')}
        </Typography>
        <CustomerMarks {...customer} />
        <BarMark phone={customer.phone} />
        {customer.blockedReason && (
          <Typography color="error">{t('reason', { reason: customer.blockedReason })}</Typography>
        )}
        <Typography color="text.secondary">
          {t('since', { date: date(customer.createdAt) })} · {t('spent')}: <b>{money(customer.spent)}</b>
          {customer.email && ` · ${customer.email}`}
        </Typography>
        {customer.phone && (
          <Button startIcon={<Phone size={18} />} href={`tel:${customer.phone}`}>
            {phone(customer.phone)}
          </Button>
        )}
        <CustomerActions customer={customer} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0,1fr)', md: '3fr 2fr' },
        }}
      >
        <CustomerOrders id={customer.id} />
        <Box sx={{ display: 'grid', gap: 2 }}>
          <CustomerNotes customer={customer} />
          <AddressesPanel addresses={customer.addresses} />
          <SessionsPanel sessions={customer.sessions} />
        </Box>
      </Box>
    </Box>
  );
}

function AddressesPanel({ addresses }: Pick<OfficeCustomer, 'addresses'>) {
  const t = useTexts(customerTexts);
  const language = useLanguage();
  // A label is either a predefined one or the customer's own text.
  const nameLabel = (label: string) =>
    label === 'home' || label === 'work' || label === 'other' ? t(label) : label;
  if (addresses.length === 0) return null;
  return (
    <Panel title={t('addresses')}>
      {addresses.map((address) => (
        <Typography key={address.id} sx={{ paddingBlock: 0.75 }}>
          <b>{nameLabel(address.label) || address.fullname}</b>
          <br />
          {addressLine(address, language)}
          <br />
          {phone(address.mobile)}
        </Typography>
      ))}
    </Panel>
  );
}

function SessionsPanel({ sessions }: Pick<OfficeCustomer, 'sessions'>) {
  const t = useTexts(customerTexts);
  if (sessions.length === 0) return null;
  return (
    <Panel title={t('devices')}>
      {sessions.map((session) => (
        <Typography key={session.id} sx={{ paddingBlock: 0.5 }}>
          {nameDevice(session.device)}
          <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
            {dateAndClock(session.lastSeenAt)}
          </Typography>
        </Typography>
      ))}
    </Panel>
  );
}
