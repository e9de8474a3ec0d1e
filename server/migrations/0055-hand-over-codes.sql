-- expand
-- How a hand-over is proved; the code itself is stored nowhere, and a name is on the timeline. Nothing in what was written before.
alter table deed add column proof text;
alter table deed add constraint deed_proof_check
  check (proof in ('code', 'wrong-code', 'name', 'none')) not valid;
