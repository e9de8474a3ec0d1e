import { defineTexts } from '#storefront/lang/texts.ts';

export const profileTexts = defineTexts({
  title: { tm: 'Şahsy maglumatlar', ru: 'Личные данные' },
  name: { tm: 'Adyňyz', ru: 'Имя' },
  surname: { tm: 'Familiýaňyz', ru: 'Фамилия' },
  phone: { tm: 'Telefon belgiňiz', ru: 'Номер телефона' },
  phoneNote: {
    tm: 'Bu belgi bilen girýärsiňiz. Täze belgi — täze hasap.',
    ru: 'По этому номеру вы входите. Новый номер — новый аккаунт.',
  },
  email: { tm: 'E-poçta', ru: 'Эл. почта' },
  birthDate: { tm: 'Doglan senesi', ru: 'Дата рождения' },
  gender: { tm: 'Jynsy', ru: 'Пол' },
  male: { tm: 'Erkek', ru: 'Мужской' },
  female: { tm: 'Aýal', ru: 'Женский' },
  unsaid: { tm: 'Görkezmek islemeýärin', ru: 'Не указывать' },
  avatar: { tm: 'Surat', ru: 'Фото' },
  choose: { tm: 'Surat saýla', ru: 'Выбрать фото' },
  chooseNote: { tm: 'JPEG, PNG ýa-da WebP', ru: 'JPEG, PNG или WebP' },
  unreadable: { tm: 'Bu surat açylmady. Başgasyny saýlaň', ru: 'Фото не открылось. Выберите другое' },
  save: { tm: 'Sakla', ru: 'Сохранить' },
  saved: { tm: 'Saklandy', ru: 'Сохранено' },
  tooLong: { tm: '80 belgiden uzyn bolmaly däl', ru: 'Не больше 80 знаков' },
  emailWrong: { tm: 'E-poçta nädogry: mysal, ady@mail.tm', ru: 'Неверный адрес: пример, name@mail.tm' },
  dateWrong: { tm: 'Sene nädogry', ru: 'Неверная дата' },
});
