-- Machinery that every slice uses: bilingual texts, folding for search, limits.

create extension if not exists pg_trgm;
-- The nearest of the words that look alike.
create extension if not exists fuzzystrmatch;

-- A text that staff wrote, in both languages. tm may not be empty; ru may be empty only while tm is.
create domain local_text as jsonb
  check (value is null or (jsonb_typeof(value) = 'object' and value ?& array['tm', 'ru']
    and jsonb_typeof(value->'tm') = 'string' and jsonb_typeof(value->'ru') = 'string'));

-- One spelling for search: small letters, Turkmen diacritics and Cyrillic of both languages to Latin,
-- the usual Latin digraphs to the letter they stand for (şokolad = shokolad = шоколад, gül = gul = гуль, çaý = chay = чай).
-- Letters that sound alike for a searcher become one: j, ž, zh, ж -> z; y, ý, й, ы -> y; v, w, в -> w.
-- domain/search.ts does the same to the query; a test compares the two. No lower(): it depends on the server's locale.
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
