-- Every node keeps the shelf in memory. Here it reads what changed since it last looked, instead of everything.
create table shelf_change (
  version bigint not null,
  product_id integer not null,
  -- words may have changed too, not only whether it can be bought
  is_text boolean not null,
  primary key (version, product_id)
);
create index shelf_change_text on shelf_change (product_id, version) where is_text;

-- log_from: changes after this version are all in shelf_change. built: goes up whenever search blocks were built anew.
alter table shelf_version add column log_from bigint not null default 0, add column built bigint not null default 0;
update shelf_version set log_from = version;

-- Large shops only: which products have a word, so that a word of every third title is found without touching those titles.
-- Built by a job for blocks of 16,384 ids; what changed since then is looked up in the products themselves.
create table search_block (
  block integer primary key,
  -- the version of the shelf that the words of this block are at least as new as
  built_version bigint not null
);
create table search_posting (
  -- a folded word, or the first one or two letters of words with an asterisk
  word text collate "C" not null,
  in_title boolean not null,
  block integer not null,
  -- two bytes for each product: its number within the block
  products bytea not null,
  primary key (in_title, word, block)
);
alter table search_posting alter column products set storage external;
create index search_posting_piece on search_posting using gin (word gin_trgm_ops) where in_title;
