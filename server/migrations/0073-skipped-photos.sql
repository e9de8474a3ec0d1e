-- expand
-- Why a courier took no photo of a hand-over that wants one.
alter table deed add column photo_skipped text;
alter table deed add constraint deed_photo_skipped_check
  check (photo_skipped in ('no-camera', 'too-dark', 'refused')) not valid;
