-- Lists of the back office at a million orders.

-- Whose an order is and whom it is for, as searches spell names, in a table of their own: a name that many have is read from
-- some thousand pages instead of nearly all of shop_order, and what changes an order's status leaves the index of words alone.
create table order_search (
  order_id text primary key references shop_order on delete cascade,
  created_at timestamptz not null,
  recipient text not null,
  buyer text not null default ''
);
insert into order_search (order_id, created_at, recipient, buyer)
select o.id, o.created_at, o.search_names, c.search_name from shop_order o join customer c on c.id = o.customer_id order by o.number;
-- Nobody can type the line's end that keeps two names from being read as one.
create index order_search_names on order_search using gin ((recipient || e'\n' || buyer) gin_trgm_ops);
alter table shop_order drop column search_names;

-- Each column has one writer, so that an order and its customer may change at the same time. Placing an order holds the customer.
create function keep_order_search() returns trigger language plpgsql as $$
declare
  said text := fold(coalesce(new.address->>'fullname', '') || ' ' || coalesce(new.gift->>'recipientName', ''));
begin
  if tg_op = 'INSERT' then
    insert into order_search (order_id, created_at, recipient, buyer)
    select new.id, new.created_at, said, search_name from customer where id = new.customer_id;
  else
    update order_search set created_at = new.created_at, recipient = said where order_id = new.id;
  end if;
  return null;
end $$;
create trigger shop_order_is_found after insert or update of address, gift, created_at on shop_order
  for each row execute function keep_order_search();
create function keep_buyer_search() returns trigger language plpgsql as $$
begin
  update order_search set buyer = new.search_name
  where order_id in (select id from shop_order where customer_id = new.id);
  return null;
end $$;
create trigger customer_is_found after update of name, surname on customer
  for each row when (new.search_name <> old.search_name) execute function keep_buyer_search();

-- Counts of whatever the list filters by, from the smallest index; pages in the middle without looking into the table.
create index shop_order_standing on shop_order (payment_status, payment, status);
drop index shop_order_total;
create index shop_order_total on shop_order (total_tenge, id) include (status, payment_status, payment);
alter table shop_order drop constraint shop_order_number_key, add unique (number) include (id);
create index audit_subject_newest on audit (subject, id desc);
