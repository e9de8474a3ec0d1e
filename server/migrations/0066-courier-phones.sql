-- expand
-- A courier comes in with a phone: a QR code of the office, then a code by SMS to the number that the office has written down. The
-- session of a phone opens what couriers call, and nothing of the office; a former release makes none.
alter table staff add column mobile text;
alter table staff_session add column kind text not null default 'office';
alter table staff_session add constraint staff_session_kind_check check (kind in ('office', 'phone')) not valid;
alter table link drop constraint link_purpose_check;
alter table link add constraint link_purpose_check
  check (purpose in ('order', 'repeat', 'gift', 'courier')) not valid;
