-- expand
-- Which SECRET_KEY the rows are sealed with: one row, written by the first start with that key
-- (server/platform/db/key-mark.ts). A release that does not know it serves as before.
create table key_mark (
  is_only boolean primary key default true check (is_only),
  mark text not null
);
