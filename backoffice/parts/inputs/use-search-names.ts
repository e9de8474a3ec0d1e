import { useTranslate } from 'react-admin';

/** Words of a search field, which the component library has in English. */
export function useSearchNames() {
  const translate = useTranslate();
  return {
    openText: translate('ra.action.open'),
    closeText: translate('ra.action.close'),
    clearText: translate('ra.action.clear_input_value'),
    loadingText: translate('ra.page.loading'),
    noOptionsText: translate('ra.navigation.no_results'),
  };
}
