-- expand
-- A holiday that the moon moves may fall into one year twice, in January and in December; the second time is its turn 2. The
-- table is small: nothing waits long while its key is made anew.
alter table reminder add column turn integer not null default 1;
alter table reminder drop constraint reminder_pkey;
-- squawk-ignore constraint-missing-not-valid, adding-serial-primary-key-field
alter table reminder add constraint reminder_pkey primary key (person_date_id, year, lead, turn);
