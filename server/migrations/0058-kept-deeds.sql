-- expand
-- What couriers did that waits for staff: few among many.
-- squawk-ignore require-concurrent-index-creation
create index deed_kept on deed (server_at) where problem is not null and problem <> 'done-before';
