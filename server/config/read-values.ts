import type { SettingName } from './settings.ts';
import type { Env } from './types.ts';

/** Reads single settings; what is wrong with one becomes a sentence in `problems`, and its default is read on. */
export type Values = ReturnType<typeof createValues>;

/** @param problems sentences are added to it, one for each wrong setting */
export function createValues(env: Env, problems: string[]) {
  const optional = (name: SettingName) => env[name]?.trim() || undefined;
  const text = (name: SettingName, fallback: string) => optional(name) ?? fallback;

  /** The number of a text that `pattern` allows and that is at most `most`. */
  function numberOf(
    name: SettingName,
    fallback: number,
    rule: { pattern: RegExp; most: number; is: string },
  ) {
    const value = text(name, String(fallback));
    if (rule.pattern.test(value) && Number(value) <= rule.most) return Number(value);
    problems.push(`${name} is "${value}"; it must be ${rule.is}.`);
    return fallback;
  }

  return {
    optional,
    text,
    oneOf<T extends string>(name: SettingName, allowed: readonly T[], fallback: T): T {
      const value = text(name, fallback) as T;
      if (allowed.includes(value)) return value;
      problems.push(`${name} is "${value}"; it must be one of ${allowed.join(', ')}.`);
      return fallback;
    },
    isOn(name: SettingName, fallback: 'on' | 'off'): boolean {
      return this.oneOf(name, ['on', 'off'], fallback) === 'on';
    },
    port: (name: SettingName, fallback: number) =>
      numberOf(name, fallback, { pattern: /^\d{1,5}$/, most: 65_535, is: 'a port number from 0 to 65535' }),
    count: (name: SettingName, fallback: number) =>
      numberOf(name, fallback, {
        pattern: /^[1-9]\d{0,6}$/,
        most: 9_999_999,
        is: 'a whole number from 1 to 9999999',
      }),
    seconds: (name: SettingName, fallback: number, most: number) =>
      numberOf(name, fallback, {
        pattern: /^\d{1,3}$/,
        most,
        is: `a whole number of seconds from 0 to ${most}`,
      }),
    /** The parts between commas, without blanks; undefined when it is not set. */
    list: (name: SettingName) =>
      optional(name)
        ?.split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    /** @returns whether the value is an address with one of these schemes */
    isUrl(name: SettingName, value: string, schemes: readonly string[]): boolean {
      if (URL.canParse(value) && schemes.includes(new URL(value).protocol)) return true;
      problems.push(
        `${name} is "${value.replace(/\/\/[^@/]*@/, '//***@')}"; it must be an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}.`,
      );
      return false;
    },
    refuse: (sentence: string) => void problems.push(sentence),
  };
}
