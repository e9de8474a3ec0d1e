/** Light or dark: the device's preference unless the customer chose. */
import { deviceStorage } from '#storefront/store/open-storage.ts';

export type Theme = 'system' | 'light' | 'dark';

const settingName = 'userTheme';

export function readTheme(): Theme {
  const stored = deviceStorage.getItem(settingName);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Sets the theme on the document; `system` leaves it to the style sheet's media query. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Kept on this device; `system` follows the device's own setting. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  if (theme === 'system') deviceStorage.removeItem(settingName);
  else deviceStorage.setItem(settingName, theme);
}
