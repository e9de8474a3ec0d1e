-- What a writing call with an Idempotency-Key was answered, letter for letter, for whoever sends it again within a day.
-- Orders have a table of their own: their keys live longer and are part of the books.
create table kept_answer (
  caller text not null,
  route text not null,
  key text not null,
  fingerprint text not null,
  answer text,
  created_at timestamptz not null,
  primary key (caller, route, key)
);
create index kept_answer_created on kept_answer (created_at);
