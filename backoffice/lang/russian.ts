/** Russian for react-admin: the published translation, except sentences that would put record names in a wrong case. */
import russianMessages from 'ra-language-russian';
import type { TranslationMessages } from 'react-admin';

const { ra } = russianMessages as unknown as TranslationMessages;

export const russian: TranslationMessages = {
  ra: {
    ...ra,
    action: { ...ra.action, create: 'Добавить', clone: 'Дублировать', reset: 'Сбросить', open: 'Открыть' },
    page: {
      ...ra.page,
      create: '%{name}: добавление',
      edit: '%{recordRepresentation}',
      show: '%{recordRepresentation}',
      empty: 'Список пока пуст.',
      invite: 'Добавить первую запись?',
    },
    message: {
      ...ra.message,
      bulk_delete_content: 'Удалить выбранное (%{smart_count})?',
      bulk_delete_title: 'Удаление: %{smart_count}',
      delete_content: 'Подтвердите удаление. Вернуть будет нельзя.',
      delete_title: '%{recordRepresentation}: удаление',
      loading: 'Подождите',
      not_found: 'Адрес неверный, или такой страницы уже нет',
    },
    navigation: {
      ...ra.navigation,
      no_filtered_results: 'С такими фильтрами ничего не найдено.',
      no_results: 'Ничего не найдено',
      clear_filters: 'Сбросить фильтры',
      page_range_info: '%{offsetBegin}–%{offsetEnd} из %{total}',
    },
    notification: { ...ra.notification, updated: 'Сохранено', created: 'Добавлено', deleted: 'Удалено' },
  },
};
