-- The lines of an order begin to show their pictures in one question: asked for each of them it cost an order a quarter of a
-- millisecond. Foreign keys have taken hold of the pictures by then.
drop trigger order_line_shows on order_line;
create constraint trigger order_line_shows after update of picture_id or delete on order_line
  deferrable initially deferred for each row execute function keep_shown_by_column('picture_id');
create function keep_shown_by_lines() returns trigger language plpgsql as $$
begin
  update picture set is_shown = true where id in (select picture_id from made) and not is_shown;
  return null;
end $$;
create trigger order_line_begins_to_show after insert on order_line
  referencing new table as made for each statement execute function keep_shown_by_lines();
