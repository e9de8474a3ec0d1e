/** Turkmen translation of react-admin: sorting, saved queries and table settings. */
import type { TranslationMessages } from 'react-admin';

export const turkmenTools: Pick<
  TranslationMessages['ra'],
  'sort' | 'saved_queries' | 'guesser' | 'configurable'
> = {
  sort: {
    sort_by: '%{field_lower_first} boýunça, %{order}',
    ASC: 'artýan tertipde',
    DESC: 'kemelýän tertipde',
  },
  saved_queries: {
    label: 'Saklanan gözlegler',
    query_name: 'Gözlegiň ady',
    new_label: 'Bu gözlegi sakla…',
    new_dialog_title: 'Gözlegi şu at bilen sakla',
    remove_label: 'Saklanan gözlegi poz',
    remove_label_with_name: '“%{name}” gözlegini poz',
    remove_dialog_title: 'Saklanan gözlegi pozmalymy?',
    remove_message: 'Bu gözlegi saklananlaryň sanawyndan aýyrmak isleýärsiňizmi?',
    help: 'Sanawy süzüň we bu gözlegi geljek üçin saklaň',
  },
  guesser: { empty: { title: 'Görkezere zat ýok', message: 'Maglumat çeşmesini barlaň' } },
  configurable: {
    customize: 'Sazla',
    configureMode: 'Bu sahypany sazla',
    inspector: {
      title: 'Sazlaýjy',
      content: 'Sazlamak üçin bölegiň üstüne geliň',
      reset: 'Sazlamalary arassala',
      hideAll: 'Hemmesini gizle',
      showAll: 'Hemmesini görkez',
    },
    Datagrid: { title: 'Jedwel', unlabeled: 'Atsyz sütün №%{column}' },
    SimpleForm: { title: 'Forma', unlabeled: 'Atsyz meýdança №%{input}' },
    SimpleList: {
      title: 'Sanaw',
      primaryText: 'Esasy tekst',
      secondaryText: 'Ikinji tekst',
      tertiaryText: 'Üçünji tekst',
    },
  },
};
