-- expand
-- What the owner switched on or off (domain/feature.ts). A feature without a row stands as a new shop has it.
create table feature (
  name text primary key,
  is_on boolean not null,
  changed_at timestamptz not null,
  staff_id integer not null references staff
);
