-- expand
-- Days of holidays that the moon moves, as staff write them down year by year: none is reckoned.
alter table occasion add column moves boolean not null default false;
create table occasion_day (
  occasion_id integer not null references occasion on delete cascade,
  day date not null,
  primary key (occasion_id, day)
);
update occasion set moves = true where key in ('oraza', 'gurban') and month is null;
