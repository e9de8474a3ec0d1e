import type { Picture } from '#contract/shared.ts';
import { type Markup, markup } from '../../platform/http/markup.ts';

/** Always the smallest size of a picture, for old phones on slow networks. */
export function pictureOf(picture: Picture | null | undefined): Markup | null {
  const src = picture?.srcset.webp.split(',')[0]?.trim().split(' ')[0] ?? '';
  return src === '' ? null : markup`<img src="${src}" alt="" width="72" height="72">`;
}
