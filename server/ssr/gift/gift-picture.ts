import type { Picture } from '#contract/shared.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';

/** An old phone on a slow network gets the smallest of a picture's sizes. */
export function pictureOf(picture: Picture | null | undefined): Markup | null {
  const src = picture?.srcset.webp.split(',')[0]?.trim().split(' ')[0] ?? '';
  return src === '' ? null : markup`<img src="${src}" alt="" width="72" height="72">`;
}
