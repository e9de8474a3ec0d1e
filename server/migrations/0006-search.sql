-- Finding goods: the index in the memory of every node, its changes, and the words of searches.

-- Goes up with every change of what lists show, in the same transaction: counts made from one version hold for all of
-- it.
create table shelf_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 1,
  -- changes after this version are all in shelf_change
  log_from bigint not null default 0
);

-- Every node keeps the shelf in memory. Here it reads what changed since it last looked, instead of everything.
create table shelf_change (
  version bigint not null,
  product_id integer not null,
  -- words may have changed too, not only whether it can be bought
  is_text boolean not null,
  primary key (version, product_id)
);

-- What lists filter, count and sort by: one narrow row for each published product. Wholly derived, by
-- refresh-products.ts, from those of 0005-catalogue.sql and from stock; counts on cards are read from stock itself.
create table product_shelf (
  product_id integer primary key references product on delete cascade,
  brand_id integer,
  -- with all that lie above them
  category_ids integer[] not null,
  occasion_ids integer[] not null,
  recipient_ids integer[] not null,
  idea_ids integer[] not null,
  price_tenge bigint not null,
  is_discounted boolean not null,
  in_stock boolean not null,
  popularity integer not null,
  published_at timestamptz not null,
  lead_days integer not null default 0
);
create index product_shelf_category on product_shelf using gin (category_ids);
create index product_shelf_new on product_shelf (published_at desc, product_id desc);
create index product_shelf_popular on product_shelf (popularity desc, product_id desc);
create index product_shelf_price on product_shelf (price_tenge, product_id);

-- What searches look through: only what is for sale, and nothing else of a product, because a common word is in every
-- third one.
create table product_search (
  product_id integer primary key references product on delete cascade,
  -- the folded title in both languages
  title text not null,
  -- words of title, brand, categories and description, without their places
  body tsvector not null,
  -- What the order of a search looks at besides the folded title: the folded titles up to their first comma or Russian
  -- preposition, which are the goods themselves, without what comes with them …
  heads text not null default '',
  -- … and the titles as written, in small letters
  spelled text not null default ''
);
create index product_search_pieces on product_search using gin (title gin_trgm_ops);
create index product_search_words on product_search using gin (body);

-- Folded words of titles with how they are usually written, kept by a job; a misspelt query is corrected to the
-- nearest.
create table search_word (
  word text primary key,
  uses integer not null,
  tm text,
  ru text
);
create index search_word_trgm on search_word using gin (word gin_trgm_ops);

-- What staff add to the words that queries are read by.
create table search_term (
  id integer primary key generated always as identity,
  phrase text not null check (length(phrase) >= 1 and length(phrase) <= 80),
  folded text not null check (folded <> ''),
  kind text not null check (kind in ('recipient', 'occasion', 'category', 'goods', 'stop')),
  recipient_id integer references recipient on delete cascade,
  occasion_id integer references occasion on delete cascade,
  category_id integer references category on delete cascade,
  -- what is searched instead
  goods text not null default '',
  check ((recipient_id is not null) = (kind = 'recipient')),
  check ((occasion_id is not null) = (kind = 'occasion')),
  check ((category_id is not null) = (kind = 'category')),
  check ((goods <> '') = (kind = 'goods')),
  constraint search_term_phrase_key unique (folded)
);

-- Queries that found nothing, counted by day; of nobody.
create table empty_search (
  folded text not null,
  day date not null,
  typed text not null,
  searches integer not null,
  primary key (folded, day)
);
create index empty_search_day on empty_search (day);

-- The words a misspelt one may have been, nearest first. A low threshold finds five in six slips (0.3 finds two in
-- three).
create function nearest_words(misspelt text) returns setof search_word
  language sql stable strict
  set pg_trgm.similarity_threshold = 0.2
  as $$
    select * from search_word where word % misspelt
    order by levenshtein(word, misspelt), uses desc, word limit 3
  $$;

-- By triggers, because products are written in many ways.
create function put_product_search() returns trigger language plpgsql as $$
begin
  insert into product_search (product_id, title, heads, spelled, body)
    select id, search_title, title_heads(title), spelled_title(title), strip(search_body) from product where id = new.product_id
  on conflict (product_id) do update set (title, heads, spelled, body)
    = (excluded.title, excluded.heads, excluded.spelled, excluded.body);
  return null;
end $$;

create function renew_product_search() returns trigger language plpgsql as $$
begin
  update product_search set (title, heads, spelled, body)
    = (new.search_title, title_heads(new.title), spelled_title(new.title), strip(new.search_body)) where product_id = new.id;
  return null;
end $$;

create function drop_product_search() returns trigger language plpgsql as $$
begin
  delete from product_search where product_id = old.product_id;
  return null;
end $$;

insert into shelf_version default values;

-- Also when only the letters of a title change, which fold to the same.
create trigger renew_product_search after update on product
  for each row when (old.title <> new.title or old.search_body <> new.search_body)
  execute function renew_product_search();
create trigger drop_product_search after delete on product_shelf
  for each row execute function drop_product_search();
create trigger put_product_search after insert on product_shelf
  for each row execute function put_product_search();
