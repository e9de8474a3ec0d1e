-- expand
-- What proves a hand-over besides its code: how many wrong codes were typed, and the SHA-256 of a photo that follows its deed.
alter table deed add column wrong_codes integer;
alter table deed add column photo_hash text;
alter table deed drop constraint deed_proof_check;
alter table deed add constraint deed_proof_check
  check (proof in ('code', 'wrong-code', 'photo', 'name', 'none')) not valid;

-- The photo of a deed: as far as it has arrived, then which file it became.
create table deed_photo (
  deed_id text primary key references deed,
  received bytea not null,
  file_id text unique,
  at timestamptz not null
);
create index deed_photo_unfinished on deed_photo (at) where file_id is null;
