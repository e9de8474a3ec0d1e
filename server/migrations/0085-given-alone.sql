-- expand
-- What each member of staff has put into certificates alone, by the shop's day: the limit of one person is held against the sum.
create table alone_day (
  staff_id integer not null references staff,
  day date not null,
  tenge bigint not null check (tenge >= 0),
  primary key (staff_id, day)
);
create index alone_day_by_day on alone_day (day);
