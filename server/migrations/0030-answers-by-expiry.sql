-- expand, outside a transaction: answers that have expired are found without reading the others.
create index concurrently if not exists kept_answer_expires on kept_answer (expires_at);
