import { sql } from 'kysely';

/**
 * Whether the `photo_answer` row `p` asks for a change that was neither made nor refused with a reason that its buyer
 * reads.
 */
export const isOpenChange = sql`p.answer = 'change' and p.done_at is null and not exists (
  select from order_event e where e.order_id = p.order_id and e.event = 'photo-change-left')`;
