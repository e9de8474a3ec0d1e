-- expand
-- What searches look through: only what is for sale, and nothing else of a product, because a common word is in every third one.
create table product_search (
  product_id integer primary key references product on delete cascade,
  -- the folded title in both languages
  title text not null,
  -- words of title, brand, categories and description, without their places
  body tsvector not null
);
insert into product_search (product_id, title, body)
select p.id, p.search_title, strip(p.search_body) from product_shelf s join product p on p.id = s.product_id order by p.id;
create index product_search_words on product_search using gin (body);
create index product_search_pieces on product_search using gin (title gin_trgm_ops);

-- By triggers, so that nodes of the former release write it too.
create function put_product_search() returns trigger language plpgsql as $$
begin
  insert into product_search (product_id, title, body)
    select id, search_title, strip(search_body) from product where id = new.product_id
  on conflict (product_id) do update set (title, body) = (excluded.title, excluded.body);
  return null;
end $$;
create trigger put_product_search after insert on product_shelf
  for each row execute function put_product_search();

create function drop_product_search() returns trigger language plpgsql as $$
begin
  delete from product_search where product_id = old.product_id;
  return null;
end $$;
create trigger drop_product_search after delete on product_shelf
  for each row execute function drop_product_search();

create function renew_product_search() returns trigger language plpgsql as $$
begin
  update product_search set (title, body) = (new.search_title, strip(new.search_body)) where product_id = new.id;
  return null;
end $$;
create trigger renew_product_search after update on product
  for each row when (old.search_title <> new.search_title or old.search_body <> new.search_body)
  execute function renew_product_search();

-- Word lists by blocks are no longer written: nodes of the former release look into the products until they write them anew.
delete from search_block;
update shelf_version set built = 0;
