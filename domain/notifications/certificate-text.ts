/** The SMS with a gift certificate for its bearer. */
import type { Day } from '#domain/delivery/calendar.ts';
import { date } from '#domain/print/days.ts';
import { fitBeside } from './shop-name.ts';
import { signedText, type SmsLang } from './sms-text.ts';

type CertificateFacts = {
  /** As printed, such as `300 TMT`. */
  sum: string;
  /** As printed: `K7QM-4RTA-9XWC`. */
  code: string;
  until: Day;
  /** Where the balance is shown. */
  page: string;
  /** As the buyer wrote it, or empty. */
  giver?: string;
  shop?: string;
};

/** In Russian the code stands in the link only, which shows balance and validity: there is no room for it twice. */
export function certificateText({ shop, ...facts }: CertificateFacts, lang: SmsLang): string {
  const { sum, code, until, page, giver = '' } = facts;
  const day = date(until);
  const link = `${page}#${code}`;
  const words = {
    tm: `${giver ? `${giver} size ${sum} sertifikat iberdi` : `size ${sum} sertifikat iberildi`}. Kody ${code}, möhleti ${day}. ${page}`,
    ru: fitBeside(shop)(
      ...(giver
        ? [`${giver} дарит вам сертификат на ${sum}: ${link}`, `${giver} дарит вам ${sum}: ${link}`]
        : []),
      `сертификат на ${sum} до ${day.slice(0, 6)}${day.slice(8)}: ${link}`,
      `вам сертификат на ${sum}: ${link}`,
      `сертификат ${sum}: ${link}`,
    ),
    needs: 'certificates',
  };
  return signedText(words[lang], lang, shop);
}
