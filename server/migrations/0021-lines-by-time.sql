-- Best sellers of a span are added up from lines alone, along this index; only the few orders that came to nothing are looked at.
-- An order's moment never changes.
alter table order_line add column created_at timestamptz;
update order_line l set created_at = o.created_at from shop_order o where o.id = l.order_id;
alter table order_line alter column created_at set not null;
create index order_line_sold on order_line (created_at) include (product_id, quantity, total_tenge);
