-- expand
-- What staff may say of a certificate that they issue: whom it is for, words of its card, and the day of its SMS.
alter table certificate add column name text;
alter table certificate add column message text;
alter table certificate add column send_day date;
alter table certificate add column sent_at timestamptz;
-- Few rows, and none of them has a day yet.
-- squawk-ignore require-concurrent-index-creation
create index certificate_due on certificate (send_day) where send_day is not null and sent_at is null;
