-- expand
-- Browsers that have signed in as a member of staff before: their failed sign-ins are counted apart from everybody else's.
create table staff_device (
  staff_id integer not null references staff on delete cascade,
  device_hash text not null,
  seen_at timestamptz not null,
  primary key (staff_id, device_hash)
);
