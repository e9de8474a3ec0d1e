-- Stock of each option, and why it changed.

-- What is in the house, what of it is promised to orders, and why either ever changed.
create table stock (
  option_id integer primary key references product_option,
  on_hand integer not null default 0,
  reserved integer not null default 0,
  -- Every option has its row of stock from the beginning, and the row knows its product and whether lists of stock
  -- show it: neither the option nor its product is archived. Kept by the database, because options are made and
  -- archived in many ways.
  is_listed boolean not null default true,
  product_id integer,
  constraint stock_never_oversold check (reserved >= 0 and reserved <= on_hand)
);
create index stock_for_sale on stock (product_id) where is_listed and on_hand > reserved;
create index stock_free on stock ((on_hand - reserved), option_id) include (on_hand, reserved) where is_listed;
create index stock_on_hand on stock (on_hand, option_id) where is_listed;

create table stock_movement (
  id bigint primary key generated always as identity,
  option_id integer not null references product_option,
  kind text not null check (kind in ('receive', 'correct', 'reserve', 'release', 'ship', 'return')),
  on_hand_delta integer not null,
  reserved_delta integer not null,
  order_id text,
  reason text not null default '',
  staff_id integer,
  at timestamptz not null
);
create index stock_movement_option on stock_movement (option_id, id);
create index stock_movement_order on stock_movement (order_id) where order_id is not null;

create function open_stock() returns trigger language plpgsql as $$
begin
  insert into stock (option_id, product_id, is_listed)
  select o.id, p.id, o.archived_at is null and p.status <> 'archived'
  from made o join product p on p.id = o.product_id order by o.id
  on conflict do nothing;
  return null;
end $$;

-- Rows of stock are locked by option, as everywhere.
create function list_stock(options integer[]) returns void language sql as $$
  with turned as (
    select k.option_id from stock k join product_option o on o.id = k.option_id join product p on p.id = o.product_id
    where k.option_id = any(options) and k.is_listed <> (o.archived_at is null and p.status <> 'archived')
    order by k.option_id for no key update of k)
  update stock k set is_listed = not k.is_listed from turned t where k.option_id = t.option_id
$$;

create function list_stock_of_options() returns trigger language plpgsql as $$
declare
  turned integer[] := array(select n.id from changed n join was w using (id)
    where (n.archived_at is null) <> (w.archived_at is null));
begin
  if cardinality(turned) > 0 then perform list_stock(turned); end if;
  return null;
end $$;

create function list_stock_of_products() returns trigger language plpgsql as $$
declare
  turned integer[] := array(select o.id from changed n join was w using (id) join product_option o on o.product_id = n.id
    where (n.status = 'archived') <> (w.status = 'archived'));
begin
  if cardinality(turned) > 0 then perform list_stock(turned); end if;
  return null;
end $$;

create trigger product_lists_stock after update on product
  referencing old table as was new table as changed for each statement execute function list_stock_of_products();
create trigger product_option_lists_stock after update on product_option
  referencing old table as was new table as changed for each statement execute function list_stock_of_options();
create trigger product_option_opens_stock after insert on product_option
  referencing new table as made for each statement execute function open_stock();
create trigger stock_movement_is_append_only before update on stock_movement
  for each statement execute function refuse_change();
create trigger stock_movement_keeps_rows before delete or truncate on stock_movement
  for each statement execute function refuse_change();
