import { useTranslate } from 'react-admin';

/** Accessible names of a search field's buttons, which the component library has in English. */
export function useSearchNames() {
  const translate = useTranslate();
  return {
    openText: translate('ra.action.open'),
    closeText: translate('ra.action.close'),
    clearText: translate('ra.action.clear_input_value'),
  };
}
