-- The list of all orders as the office opens it, to its last page: the order itself is the index.
create index shop_order_newest on shop_order (created_at desc, id desc);
drop index shop_order_created;

-- What is over is forgotten every ten minutes, found by its time instead of by reading everything.
create index session_expires on session (expires_at);
create index session_revoked on session (revoked_at) where revoked_at is not null;
create index known_device_seen on known_device (seen_at);
create index limit_counter_window on limit_counter (window_start);
