-- expand
-- Up to three photos of a hand-over: deed_photo has the first one, this table the others, each as far as it has arrived.
alter table deed add column photo_count integer;
alter table deed add constraint deed_photo_count_check check (photo_count between 2 and 3) not valid;

create table deed_further_photo (
  deed_id text not null references deed,
  place integer not null check (place in (2, 3)),
  received bytea not null,
  file_id text unique,
  at timestamptz not null,
  primary key (deed_id, place)
);
create index deed_further_photo_unfinished on deed_further_photo (at) where file_id is null;
