/** What the privacy policy says of the features that are on; the merchant's own text does not know which they are. */
import type { Section } from '#contract/content/shop.ts';
import type { LocalText } from '#contract/shared.ts';
import type { FeatureName } from '#domain/feature.ts';
import { photoDays } from '#domain/parcel-photos/order-photos.ts';
import type { Context } from '#server/context.ts';
import { readFeatures } from './features.read.ts';

const paragraphs: readonly (LocalText & { readonly needs: FeatureName })[] = [
  {
    tm: 'Sowgat alýan adamyň özünden salgy soralanda, onuň ýazan salgysyny diňe dükan we kurýer görýär.',
    ru: 'Если адрес спрашивают у самого получателя, его ответ видят только магазин и курьер.',
    needs: 'recipient-link',
  },
  {
    tm: `Alyjynyň minnetdarlyk sözlerini, suratyny we sesini diňe sowgat beren görýär, şikaýat edilse, dükan hem görýär. Surat we ses sargyt tamamlanandan ${photoDays} gün soň pozulýar.`,
    ru: `Благодарность получателя видит только даритель, а после жалобы — и магазин. Её фото и голос удаляются через ${photoDays} дней после завершения заказа.`,
    needs: 'recipient-link',
  },
  {
    tm: `Taýýar sowgadyň suratlaryny diňe sargyt eden we dükan görýär. Olar sargyt tamamlanandan ${photoDays} gün soň pozulýar.`,
    ru: `Фото собранного подарка видят только покупатель и магазин. Они удаляются через ${photoDays} дней после завершения заказа.`,
    needs: 'photo-report',
  },
  {
    tm: 'Kurýer telefonynda diňe özüne berlen sargytlaryň alyjysynyň adyny, belgisini we salgysyny görýär.',
    ru: 'Курьер видит в своём телефоне имя, номер и адрес получателя только тех заказов, которые ему поручены.',
    needs: 'courier-page',
  },
  {
    tm: '“Adamlar we seneler” sanawyňyzy diňe siz görýärsiňiz, dükan ony diňe siz öz maglumatlaryňyzy soranyňyzda çykaryp berýär. Ony islän wagtyňyz pozup bilersiňiz.',
    ru: 'Список «Люди и даты» видите только вы; магазин выгружает его, только когда вы сами запросите свои данные. Удалить его можно в любой момент.',
    needs: 'people',
  },
  {
    tm: 'Ýatlatma SMS-inde diňe at, gün we mynasybet ýazylýar.',
    ru: 'В SMS с напоминанием указаны только имя, день и повод.',
    needs: 'reminders',
  },
];

/** One section with a sentence for each feature that is on, or none. */
export async function privacyOfFeatures(ctx: Pick<Context, 'db' | 'config'>): Promise<Section[]> {
  const features = await readFeatures(ctx);
  const told = paragraphs.filter(({ needs }) => features.includes(needs));
  if (told.length === 0) return [];
  const list = (lang: keyof LocalText) => told.map((one) => `- ${one[lang]}`).join('\n');
  return [
    {
      title: { tm: 'Goşmaça mümkinçilikler', ru: 'Дополнительные возможности' },
      body: { tm: list('tm'), ru: list('ru') },
    },
  ];
}
