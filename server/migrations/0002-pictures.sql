-- Pictures, and which of them somebody can see.

-- Pictures by content: the id is the hash of the original, the original itself is thrown away.
create table picture (
  id text primary key,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  placeholder text not null check (placeholder ~ '^#[0-9a-f]{6}$'),
  alt jsonb not null check (is_local_text(alt)),
  -- [{ "format": "webp", "width": 400, "path": "ab/abcd-400.webp" }, ...], path relative to the storage
  renditions jsonb not null,
  created_at timestamptz not null default now(),
  -- How a picture was cut, so that it can be told and done again the same way.
  form text not null default 'upright' check (form in ('upright', 'wide', 'hero', 'free')),
  focus_x double precision not null default 0.5
    check (focus_x >= 0 and focus_x <= 1),
  focus_y double precision not null default 0.5
    check (focus_y >= 0 and focus_y <= 1),
  -- Whether the shop shows a picture, and whether it is a customer's face, which is not the shop's: kept with the
  -- picture, because looking into every place for each of half a million took seconds.
  is_shown boolean not null default false,
  is_face boolean not null default false
);
create index picture_created on picture (created_at desc, id) include (is_shown) where not is_face;
create index picture_unused on picture (created_at desc, id) where not is_shown and not is_face;
create index picture_words
  on picture using gin (((alt ->> 'tm') || ' ' || (alt ->> 'ru')) gin_trgm_ops);
