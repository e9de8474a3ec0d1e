/** The SMS with a gift certificate for its bearer; it does not name the giver. */
import type { Day } from '#domain/delivery/calendar.ts';
import { asciiForSms } from '#domain/transliterate.ts';
import { date } from '#domain/print/days.ts';
import { signSms } from './shop-name.ts';
import type { SmsLang } from './sms-text.ts';

/** @param sum as printed, such as `300 TMT` @param page where the balance is shown */
export function certificateText(
  facts: { sum: string; code: string; until: Day; page: string; shop?: string },
  lang: SmsLang,
): string {
  const { sum, code, until, page, shop } = facts;
  const day = date(until);
  const words = {
    tm: `size ${sum} sertifikat iberildi. Kody ${code}, möhleti ${day}. ${page}`,
    // Latin: Cyrillic letters, a code and a link do not fit in one message.
    ru: `vam sertifikat na ${sum}. Kod ${code}, do ${day}. ${page}`,
    needs: 'certificates',
  };
  return signSms(asciiForSms(words[lang]), shop);
}
