-- Which pictures somebody can see: kept by triggers on everything that shows one.

-- Every text in a value.
create function names_in(value jsonb) returns setof text language sql immutable as $$
  select v #>> '{}' from jsonb_path_query(value, '$.**') v where jsonb_typeof(v) = 'string'
$$;

-- The places are asked one after another, and the first that shows it ends the search.
create function picture_is_shown(wanted text) returns boolean language sql stable as $$
  select exists (select from product_picture where picture_id = wanted
    union all select from product_option where picture_id = wanted
    union all select from category where picture_id = wanted
    union all select from brand where picture_id = wanted
    union all select from idea where picture_id = wanted
    union all select from banner where picture_id = wanted
    union all select from wrap where picture_id = wanted
    union all select from order_line where picture_id = wanted
    union all select from shop_text t, names_in(t.value) name where name = wanted)
$$;

-- Runs when a transaction ends: what takes a place and gives it back again changes nothing.
create function keep_shown(named text[], unnamed text[]) returns void language plpgsql as $$
begin
  update picture set is_shown = true where id = any(named) and not is_shown;
  if unnamed[1] is not null then
    -- Whoever begins to show one of these holds its row: wait for them, then look.
    perform from picture where id = any(unnamed) order by id for update;
    update picture set is_shown = false where id = any(unnamed) and is_shown and not picture_is_shown(id);
  end if;
end $$;

-- The row is held already, by the foreign key of the column that the trigger is told.
create function keep_shown_by_column() returns trigger language plpgsql as $$
declare
  was text := to_jsonb(old)->>tg_argv[0];
  becomes text := to_jsonb(new)->>tg_argv[0];
begin
  if was is distinct from becomes then perform keep_shown(array[becomes], array[was]); end if;
  return null;
end $$;

create function keep_shown_by_text() returns trigger language plpgsql as $$
declare
  becomes text[] := array(select names_in(new.value));
begin
  perform from picture where id = any(becomes) order by id for key share;
  perform keep_shown(becomes, array(select names_in(old.value)));
  return null;
end $$;

create function keep_shown_by_lines() returns trigger language plpgsql as $$
begin
  update picture set is_shown = true where id in (select picture_id from made) and not is_shown;
  return null;
end $$;

create function keep_face() returns trigger language plpgsql as $$
declare
  was text := to_jsonb(old)->>tg_argv[0];
  becomes text := to_jsonb(new)->>tg_argv[0];
begin
  update picture set is_face = true where id = becomes and not is_face;
  if was is distinct from becomes then
    perform from picture where id = was for update;
    update picture set is_face = exists (select from customer where avatar_id = was) where id = was;
  end if;
  return null;
end $$;

create constraint trigger brand_shows after insert or update of picture_id or delete on brand
  deferrable initially deferred for each row execute function keep_shown_by_column('picture_id');
create constraint trigger category_shows after insert or update of picture_id or delete on category
  deferrable initially deferred for each row execute function keep_shown_by_column('picture_id');
create constraint trigger product_option_shows after insert or update of picture_id or delete on product_option
  deferrable initially deferred for each row execute function keep_shown_by_column('picture_id');
create constraint trigger product_picture_shows after insert or update or delete on product_picture
  deferrable initially deferred for each row execute function keep_shown_by_column('picture_id');
create constraint trigger idea_shows after insert or update of picture_id or delete on idea
  deferrable initially deferred for each row execute function keep_shown_by_column('picture_id');
create constraint trigger wrap_shows after insert or update of picture_id or delete on wrap
  deferrable initially deferred for each row execute function keep_shown_by_column('picture_id');
create constraint trigger customer_has_face after insert or update of avatar_id or delete on customer
  deferrable initially deferred for each row execute function keep_face('avatar_id');
create trigger order_line_begins_to_show after insert on order_line
  referencing new table as made for each statement execute function keep_shown_by_lines();
create constraint trigger order_line_shows after update of picture_id or delete on order_line
  deferrable initially deferred for each row execute function keep_shown_by_column('picture_id');
create constraint trigger shop_text_shows after insert or update or delete on shop_text
  deferrable initially deferred for each row execute function keep_shown_by_text();
create constraint trigger banner_shows after insert or update of picture_id or delete on banner
  deferrable initially deferred for each row execute function keep_shown_by_column('picture_id');
