-- Lists of the back office at 100,000 products and orders: every order is an index that knows what the list filters by,
-- so that a page in the middle and a count read a narrow index instead of a wide table.

-- Every option has its row of stock from the beginning, and the row knows its product and whether lists of stock show it:
-- neither the option nor its product is archived. Kept by the database, because options are made and archived in many ways.
alter table stock add column is_listed boolean not null default true, add column product_id integer;

create function open_stock() returns trigger language plpgsql as $$
begin
  insert into stock (option_id, product_id, is_listed)
  select o.id, p.id, o.archived_at is null and p.status <> 'archived'
  from made o join product p on p.id = o.product_id order by o.id
  on conflict do nothing;
  return null;
end $$;
create trigger product_option_opens_stock after insert on product_option
  referencing new table as made for each statement execute function open_stock();

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
create trigger product_option_lists_stock after update on product_option
  referencing old table as was new table as changed for each statement execute function list_stock_of_options();
create trigger product_lists_stock after update on product
  referencing old table as was new table as changed for each statement execute function list_stock_of_products();

insert into stock (option_id) select id from product_option on conflict do nothing;
update stock k set product_id = p.id, is_listed = o.archived_at is null and p.status <> 'archived'
from product_option o join product p on p.id = o.product_id where o.id = k.option_id;

drop index stock_free;
create index stock_free on stock ((on_hand - reserved), option_id) include (on_hand, reserved) where is_listed;
create index stock_on_hand on stock (on_hand, option_id) where is_listed;
create index stock_for_sale on stock (product_id) where is_listed and on_hand > reserved;

drop index product_updated;
create index product_updated on product (updated_at desc, id desc) include (status);
create index product_published on product (published_at desc, id desc) include (status);
create index product_popular on product (popularity desc, id desc) include (status);
create index product_price on product (price_tenge, id) include (status);
drop index product_title_order;
create index product_title_order on product ((title->>'tm'), id) include (title, status);
create index product_option_priced on product_option (product_id) where archived_at is null and price_tenge > 0;

drop index shop_order_newest;
create index shop_order_newest on shop_order (created_at desc, id desc) include (status, payment_status, payment);
drop index shop_order_status;
create index shop_order_status on shop_order (status, created_at desc, id desc);
drop index shop_order_day;
create index shop_order_day on shop_order (delivery_day, id);
create index shop_order_total on shop_order (total_tenge, id);

-- Names as searches spell them, written once: an index of the expression spells them anew for every row it finds.
alter table shop_order add column search_names text generated always as
  (fold(coalesce(address->>'fullname', '') || ' ' || coalesce(gift->>'recipientName', ''))) stored;
drop index shop_order_recipient_trgm;
create index shop_order_names on shop_order using gin (search_names gin_trgm_ops);
alter table customer add column search_name text generated always as (fold(name || ' ' || surname)) stored;
drop index customer_name_trgm;
create index customer_names on customer using gin (search_name gin_trgm_ops);
create index customer_blocked on customer (created_at desc, id desc) where blocked_at is not null;

create index review_newest on review (created_at desc, id desc) include (is_visible, rating);
create index review_rating on review (rating, id);
create index review_words on review using gin ((text || ' ' || author) gin_trgm_ops);

create index picture_words on picture using gin (((alt->>'tm') || ' ' || (alt->>'ru')) gin_trgm_ops);

create index audit_action on audit (action, id desc);
create index audit_at on audit (at);
create index audit_words on audit using gin ((action || ' ' || subject || ' ' || subject_id || ' ' || staff_name || ' '
  || coalesce(before::text, '') || ' ' || coalesce(after::text, '')) gin_trgm_ops);

-- Figures by day.
drop index sms_message_created;
create index sms_message_created on sms_message (created_at desc) include (state);
drop index payment_attempt_paid;
create index payment_attempt_paid on payment_attempt (paid_at) include (amount_tenge) where paid_at is not null;
drop index taking_at;
create index taking_at on taking (at) include (kind, amount_tenge);
