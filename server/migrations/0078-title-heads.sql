-- expand
-- What the order of a search looks at besides the folded title; 0079 fills it for the products that are there.
alter table product_search
  -- the folded titles up to their first comma or Russian preposition: the goods themselves, without what comes with them
  add column heads text not null default '',
  -- the titles as written, in small letters
  add column spelled text not null default '';

create function title_heads(title jsonb) returns text language sql immutable parallel safe
  return fold(regexp_replace(title->>'tm', '[,;:(–—].*$', '') || ' ' || regexp_replace(title->>'ru',
    '([,;:(–—]|\s(с|со|в|во|на|под|для|из|от|к|ко|без|по|за|у|при)\s).*$', ''));
create function spelled_title(title jsonb) returns text language sql immutable parallel safe
  return translate(normalize((title->>'tm') || ' ' || (title->>'ru'), NFC),
    'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÇŇÖŞÜÝŽАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯҖҮӨҢӘё',
    'abcdefghijklmnopqrstuvwxyzäçňöşüýžабвгдеежзийклмнопрстуфхцчшщъыьэюяҗүөңәе');

create or replace function put_product_search() returns trigger language plpgsql as $$
begin
  insert into product_search (product_id, title, heads, spelled, body)
    select id, search_title, title_heads(title), spelled_title(title), strip(search_body) from product where id = new.product_id
  on conflict (product_id) do update set (title, heads, spelled, body)
    = (excluded.title, excluded.heads, excluded.spelled, excluded.body);
  return null;
end $$;
create or replace function renew_product_search() returns trigger language plpgsql as $$
begin
  update product_search set (title, heads, spelled, body)
    = (new.search_title, title_heads(new.title), spelled_title(new.title), strip(new.search_body)) where product_id = new.id;
  return null;
end $$;

-- Also when only the letters of a title change, which fold to the same.
create or replace trigger renew_product_search after update on product
  for each row when (old.title <> new.title or old.search_body <> new.search_body)
  execute function renew_product_search();

-- In portions, so that no product that is saved meanwhile waits.
create procedure fill_title_heads() language plpgsql as $$
declare
  done integer := 0;
  portion integer[];
begin
  loop
    select array_agg(product_id) into portion
      from (select product_id from product_search where product_id > done order by product_id limit 5000) next;
    exit when portion is null;
    update product_search s set heads = title_heads(p.title), spelled = spelled_title(p.title)
      from product p where p.id = s.product_id and s.product_id = any (portion);
    done := portion[cardinality(portion)];
    commit;
  end loop;
end $$;
