import type { SeedProduct } from '../../seed-types.ts';
import { both, only, option } from '../compose.ts';
import { contents, fromChina, power, size, warranty } from '../traits.ts';

const year = warranty('1 ýyl', '1 год');
const usb = power('Akkumulýator, USB-C', 'Аккумулятор, USB-C');

/** Electronics. */
export const tech: readonly SeedProduct[] = [
  {
    key: 'gulaklyk', brand: 'yedigen', categories: ['tech'], pictures: ['headphones-white', 'headphones-black'],
    title: both('Simsiz gulaklyk “Ýedigen Owaz”', 'Беспроводные наушники «Едиген Оваз»'),
    about: both(
      'Daşky galmagaly ýatyrýar, bir zarýadda 30 sagat işleýär. Ýumşak gulaklyklary gysmaýar, eplenip, gutusyna sygýar.',
      'Гасят внешний шум, работают 30 часов на одном заряде. Мягкие амбушюры не давят, наушники складываются в чехол.',
    ),
    attributes: [usb, contents('Gulaklyk, sim, guty', 'Наушники, кабель, чехол'), year, fromChina],
    occasions: ['birthday', 'graduation', 'new-year'], recipients: ['brother', 'sister', 'friend', 'colleague'],
    options: [option(both('Ak', 'Белые'), 520, 16, { picture: 'headphones-white' }), option(both('Gara', 'Чёрные'), 520, 21, { picture: 'headphones-black' })],
    daysAgo: 35, popularity: 82,
  },
  {
    key: 'dinamik', brand: 'yedigen', categories: ['tech'], pictures: ['speaker'],
    title: both('Göçme dinamik “Owaz”', 'Портативная колонка «Оваз»'),
    about: both(
      'Suwdan goralan, 12 sagat işleýän dinamik. Gezelenje we howla alyp çykmaga amatly.',
      'Защищена от воды и играет 12 часов. Удобно взять на прогулку или во двор.',
    ),
    attributes: [usb, size('22 × 9 sm', '22 × 9 см'), year],
    occasions: ['birthday', 'graduation', 'new-year'], recipients: ['brother', 'friend', 'father', 'colleague'],
    options: [only(420, 14)],
    daysAgo: 15, popularity: 73,
  },
  {
    key: 'zaryad-batareya', brand: 'yedigen', categories: ['tech'], pictures: ['powerbank'],
    title: both('Göçme batareýa we telefon diregi', 'Внешний аккумулятор и подставка для телефона'),
    about: both(
      '10 000 mA·sag batareýa telefony iki gezek doldurýar. Toplumda sim we stol diregi bar.',
      'Аккумулятор на 10 000 мА·ч заряжает телефон дважды. В комплекте кабель и настольная подставка.',
    ),
    attributes: [contents('Batareýa, sim, direg', 'Аккумулятор, кабель, подставка'), year, fromChina],
    occasions: ['birthday', 'graduation', 'teachers', 'thanks'], recipients: ['colleague', 'brother', 'friend', 'father'],
    options: [only(210, 26)],
    daysAgo: 9, popularity: 68,
  },
  {
    key: 'bada-bat-kamera', brand: 'yedigen', categories: ['tech'], pictures: ['camera'],
    title: both('Suraty bada-bat çykarýan fotoapparat', 'Фотоаппарат моментальной печати'),
    about: both(
      'Düwmä basyň, bir minutdan kagyz surat eliňizde. Toplumda 20 kagyz we ýapyşgakly albom bar.',
      'Нажали кнопку — через минуту снимок в руках. В комплекте 20 листов и альбом с уголками.',
    ),
    attributes: [usb, size('Surat 5 × 8 sm', 'Снимок 5 × 8 см'), year],
    occasions: ['birthday', 'graduation', 'wedding', 'valentines'], recipients: ['sister', 'friend', 'girl', 'beloved'],
    options: [option(both('20 kagyz bilen', 'С 20 листами'), 890, 9), option(both('60 kagyz bilen', 'С 60 листами'), 1040, 5)],
    daysAgo: 14, popularity: 77,
  },
];
