/** Light or dark: as the device says, unless the customer chose. */

export type Theme = 'system' | 'light' | 'dark';

const settingName = 'userTheme';

export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(settingName);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Puts the choice on the document; `system` leaves it to the style sheet's media query. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem(settingName);
    else localStorage.setItem(settingName, theme);
  } catch {
    // The choice then lives as long as the page.
  }
}
