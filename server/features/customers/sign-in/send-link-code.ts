import type { LinkCode } from '#contract/customers/link-code.ts';
import type { Lang } from '#contract/shared.ts';
import { maskPhone } from '#domain/mask.ts';
import type { LinkActor } from '#server/platform/http/call.ts';
import { sendCode } from './send-code.ts';

/**
 * Sends a code that only this link can use and that signs nobody in; one sent within the last minute is not sent again.
 * @throws Refusal those of `sendCode`
 */
export async function sendLinkCode(
  ctx: Parameters<typeof sendCode>[0],
  { linkId }: LinkActor,
  { mobile, ...asked }: { mobile: string; ip: string; lang: Lang },
): Promise<LinkCode> {
  const input = { ...asked, username: mobile, bucket: linkId, solution: undefined, deviceToken: undefined };
  const { phone, ...times } = await sendCode(ctx, input, true);
  return { mobile: maskPhone(phone), ...times };
}
