-- expand
-- Rows of the past stay, whoever asks. The role that serves has no right to change them (server/platform/serving-role.ts); these
-- triggers stop the owner of the tables, too.
create trigger order_event_keeps_rows before delete or truncate on order_event
  for each statement execute function refuse_change();
create trigger stock_movement_keeps_rows before delete or truncate on stock_movement
  for each statement execute function refuse_change();

-- The one change that is allowed: whoever asks to be forgotten leaves no words on a timeline. It runs as the owner, so it names
-- its schema, and temporary tables of the caller come last.
create function forget_order_notes(buyer integer) returns void language sql security definer as $$
  update order_event set note = '' where note <> ''
    and order_id in (select id from shop_order where customer_id = buyer)
    and exists (select from customer where id = buyer and erased_at is not null)
$$;
revoke all on function forget_order_notes(integer) from public;
do $$
begin
  execute format('alter function forget_order_notes(integer) set search_path = %I, pg_temp', current_schema());
end $$;

-- How a row is chained: 1 by a plain hash, 2 by one that takes the shop's key.
alter table audit add column link integer not null default 1;
