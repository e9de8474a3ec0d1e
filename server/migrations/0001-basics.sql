-- What every subject uses: texts in two languages, one spelling for search, limits, answers to repeated calls, links.

create extension if not exists pg_trgm;
-- The nearest of the words that look alike.
create extension if not exists fuzzystrmatch;

-- A text that staff wrote, in both languages. tm may not be empty; ru may be empty only while tm is.
create function is_local_text(value jsonb) returns boolean language sql immutable parallel safe
  return jsonb_typeof(value) = 'object' and value ?& array['tm', 'ru']
    and jsonb_typeof(value->'tm') = 'string' and jsonb_typeof(value->'ru') = 'string';

-- One spelling for search: small letters, Turkmen diacritics and Cyrillic of both languages to Latin, the usual Latin
-- digraphs to the letter they stand for (şokolad = shokolad = шоколад, gül = gul = гуль, çaý = chay = чай). Letters
-- that sound alike for a searcher become one: j, ž, zh, ж -> z; y, ý, й, ы -> y; v, w, в -> w. domain/search.ts does
-- the same to the query; a test compares the two. No lower(): it depends on the server's locale.
create function fold(source text) returns text
  language sql immutable parallel safe strict
  as $$
    select btrim(regexp_replace(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
        translate(
          replace(replace(replace(replace(
            translate(normalize(source, NFC),
              'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÇŇÖŞÜÝŽАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯҖҮӨҢӘ',
              'abcdefghijklmnopqrstuvwxyzäçňöşüýžабвгдеёжзийклмнопрстуфхцчшщъыьэюяҗүөңә'),
            'ье', 'ye'), 'ю', 'yu'), 'я', 'ya'), 'х', 'h'),
          'äçňöşüýžабвгдеёжзийклмнопрстуфцчшщыэүөңәҗjvqъь’‘ʼ''`',
          'acnosuyzabwgdeezziyklmnoprstufscssyeuonazzwk'),
        'x', 'ks'), 'shch', 's'), 'sch', 's'), 'sh', 's'), 'ch', 'c'), 'zh', 'z'), 'kh', 'h'), 'ts', 's'), 'ph', 'f'),
        'iy', 'y'), 'yy', 'y'),
      '[^a-z0-9]+', ' ', 'g'))
  $$;

-- Counters of the limits that must be exact and survive a crash (codes, SMS, sign-in, orders).
create table limit_counter (
  key text primary key,
  window_start timestamptz not null,
  hits integer not null
);
create index limit_counter_window on limit_counter (window_start);

-- What a writing call with an Idempotency-Key was answered, letter for letter, for whoever sends it again: within a
-- day, an order within a week, because the books look at those answers.
create table kept_answer (
  caller text not null,
  route text not null,
  key text not null,
  fingerprint text not null,
  answer text,
  created_at timestamptz not null,
  order_id text,
  expires_at timestamptz not null default now() + '1 day'::interval,
  primary key (caller, route, key)
);
create index kept_answer_created on kept_answer (created_at);
create index kept_answer_expires on kept_answer (expires_at);

-- Which SECRET_KEY the rows are sealed with: one row, written by the first start with that key
-- (server/platform/db/key-mark.ts).
create table key_mark (
  is_only boolean primary key default true check (is_only),
  mark text not null
);

-- Secret links: whoever holds one sees or does one thing without signing in. The token rests as a hash for the
-- look-up, and sealed so that a second message carries the same link.
create table link (
  id text primary key,
  token_hash text not null unique,
  token_sealed text not null,
  -- waiting: for whoever waits for it; shows state, day and hours, nothing else
  purpose text not null check (purpose in ('order', 'repeat', 'gift', 'courier', 'waiting')),
  subject_id text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_at timestamptz,
  pin_failures integer not null default 0,
  asleep_until timestamptz
);
-- One link of a subject is alive at a time.
create unique index link_alive on link (purpose, subject_id) where revoked_at is null;

-- For rows that are only ever added.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only ever added', tg_table_name using errcode = 'insufficient_privilege';
end $$;
