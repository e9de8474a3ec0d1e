-- expand
-- What staff add to the words that queries are read by.
create table search_term (
  id integer generated always as identity primary key,
  phrase text not null check (length(phrase) between 1 and 80),
  folded text not null constraint search_term_phrase_key unique check (folded <> ''),
  kind text not null check (kind in ('recipient', 'occasion', 'category', 'goods', 'stop')),
  recipient_id integer references recipient on delete cascade,
  occasion_id integer references occasion on delete cascade,
  category_id integer references category on delete cascade,
  -- what is searched instead
  goods text not null default '',
  check ((recipient_id is not null) = (kind = 'recipient')),
  check ((occasion_id is not null) = (kind = 'occasion')),
  check ((category_id is not null) = (kind = 'category')),
  check ((goods <> '') = (kind = 'goods'))
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
