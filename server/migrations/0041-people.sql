-- expand
-- People whom a customer gives to, with their addresses and the days that come every year. Erased with the customer.
create table person (
  id integer generated always as identity primary key,
  customer_id integer not null references customer on delete cascade,
  name text not null check (name <> ''),
  relation text not null,
  mobile text not null default '',
  likes integer[] not null default '{}',
  quiet_until date,
  died boolean not null default false,
  created_at timestamptz not null
);
create index person_customer on person (customer_id);

create table person_address (
  person_id integer not null references person on delete cascade,
  position integer not null,
  place_id integer not null references place,
  line1 text not null,
  line2 text not null default '',
  landmark text not null default '',
  primary key (person_id, position)
);

create table person_date (
  id integer generated always as identity primary key,
  person_id integer not null references person on delete cascade,
  kind text not null check (kind in ('birthday', 'wedding', 'occasion', 'own')),
  month integer check (month between 1 and 12),
  day integer check (day between 1 and 31),
  year integer,
  occasion_id integer references occasion on delete cascade,
  title text not null default '',
  leads integer[] not null default '{}',
  quiet_until date,
  constraint person_date_has_a_day check ((kind = 'occasion') = (occasion_id is not null) and (kind = 'occasion') = (month is null and day is null))
);
create index person_date_person on person_date (person_id);
create index person_date_occasion on person_date (occasion_id);
