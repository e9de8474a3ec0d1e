-- expand
-- Reminders of dates, for customers who asked for them: planned ahead, sent once. Of one date, year and lead there is one, and of one
-- customer and day one SMS.
create table reminder_consent (
  customer_id bigint primary key references customer on delete cascade,
  since timestamptz not null
);

create table reminder_sms (
  customer_id bigint not null references customer on delete cascade,
  day date not null,
  at timestamptz not null,
  primary key (customer_id, day)
);

create table reminder (
  person_date_id integer not null references person_date on delete cascade,
  year integer not null,
  lead integer not null,
  day date not null,
  due_at timestamptz not null,
  state text not null check (state in ('planned', 'sent', 'skipped', 'used')),
  at timestamptz not null,
  -- the day of the SMS that named it
  sms_day date,
  order_id text references shop_order on delete set null,
  primary key (person_date_id, year, lead),
  constraint reminder_sent_in_an_sms check ((state in ('sent', 'used')) = (sms_day is not null))
);
create index reminder_due on reminder (due_at) where state = 'planned';
create index reminder_order on reminder (order_id);

alter table link drop constraint link_purpose_check;
alter table link add constraint link_purpose_check check (purpose in ('order', 'repeat')) not valid;
