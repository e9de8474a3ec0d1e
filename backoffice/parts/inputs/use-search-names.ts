import { useTranslate } from 'react-admin';

/** What the buttons of a search field are called: the component library says it in English. */
export function useSearchNames() {
  const translate = useTranslate();
  return {
    openText: translate('ra.action.open'),
    closeText: translate('ra.action.close'),
    clearText: translate('ra.action.clear_input_value'),
  };
}
