-- Pictures by content: the id is the hash of the original, the original itself is thrown away.
create table picture (
  id text primary key,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  placeholder text not null check (placeholder ~ '^#[0-9a-f]{6}$'),
  alt local_text not null,
  -- [{ "format": "webp", "width": 400, "path": "ab/abcd-400.webp" }, ...], path relative to the storage
  renditions jsonb not null,
  created_at timestamptz not null default now()
);
