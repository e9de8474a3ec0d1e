import { defineTexts } from '../lang/texts.ts';

export const partTexts = defineTexts({
  drag: { tm: 'Süýräň: ornuny üýtgetmek', ru: 'Потяните, чтобы переставить' },
  up: { tm: 'Ýokary', ru: 'Выше' },
  down: { tm: 'Aşak', ru: 'Ниже' },
  orderSaved: { tm: 'Yzygiderlik saklandy', ru: 'Порядок сохранён' },
  addPictures: { tm: 'Surat goş', ru: 'Добавить изображения' },
  choosePicture: { tm: 'Surat saýla', ru: 'Выбрать изображение' },
  replace: { tm: 'Çalyş', ru: 'Заменить' },
  remove: { tm: 'Aýyr', ru: 'Убрать' },
  dropHere: {
    tm: 'Suratlary şu ýere süýräň ýa-da basyp saýlaň. JPEG, PNG ýa-da WebP, her biri 8 MB-a çenli.',
    ru: 'Перетащите изображения сюда или нажмите, чтобы выбрать. JPEG, PNG или WebP до 8 МБ каждое.',
  },
  mainPicture: { tm: 'Esasy', ru: 'Главное' },
  altText: { tm: 'Suratyň düşündirişi', ru: 'Описание изображения' },
  altHint: {
    tm: 'Görmeýän adamlar üçin: suratda näme bar?',
    ru: 'Для тех, кто не видит: что на изображении?',
  },
  edit: { tm: 'Üýtget', ru: 'Изменить' },
  save: { tm: 'Sakla', ru: 'Сохранить' },
  cancel: { tm: 'Goýbolsun et', ru: 'Отмена' },
  close: { tm: 'Ýap', ru: 'Закрыть' },
  tryAgain: { tm: 'Täzeden synanyşyň', ru: 'Попробовать ещё раз' },
  failed: { tm: 'Maglumat alyp bolmady', ru: 'Не удалось загрузить' },
  tooBig: { tm: '8 MB-dan uly', ru: 'Больше 8 МБ' },
  form: { tm: 'Kesim', ru: 'Кадр' },
  upright: { tm: 'Dik 4:5 (harytlar)', ru: 'Вертикальный 4:5 (товары)' },
  wide: { tm: 'Giň 16:9 (bannerler)', ru: 'Широкий 16:9 (баннеры)' },
  hero: { tm: 'Örän giň 12:5 (baş surat)', ru: 'Очень широкий 12:5 (первый экран)' },
  free: { tm: 'Bolşy ýaly', ru: 'Как есть' },
  focusHint: {
    tm: 'Suratda iň möhüm ýere basyň: kesilende şol ýer galar.',
    ru: 'Нажмите на самое важное место: при обрезке оно останется в кадре.',
  },
});
