/** The profile as a form: what it may hold, and how it goes to the server. */
import * as v from 'valibot';
import type { Profile } from '#contract/customers/shop.ts';

/** Messages are keys of profile.texts.ts. */
export const profileSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.maxLength(80, 'tooLong')),
  surname: v.pipe(v.string(), v.trim(), v.maxLength(80, 'tooLong')),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(120, 'emailWrong'),
    v.regex(/^$|^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'emailWrong'),
  ),
  birthDate: v.pipe(v.string(), v.regex(/^$|^(19|20)\d\d-\d\d-\d\d$/, 'dateWrong')),
  gender: v.picklist(['', 'male', 'female']),
});
export type ProfileValues = v.InferOutput<typeof profileSchema>;

export function profileValues(profile: Profile): ProfileValues {
  const { name, surname, email = '', birthDate = '', gender = '' } = profile;
  return { name, surname, email, birthDate, gender };
}

/** Multipart: every text field (empty clears it), and the picture when another one was chosen. */
export function profileBody(values: ProfileValues, avatar: Blob | null): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  if (avatar) body.append('avatar', avatar, 'avatar.jpg');
  return body;
}
