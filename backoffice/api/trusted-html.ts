/**
 * Trusted Types policy of the office: no string may become HTML. The one exception is a zero-width space, with which
 * the component library reserves the height of empty hints.
 */
const spacer = '&#8203;';

type Policies = { createPolicy: (name: string, rules: { createHTML: (text: string) => string }) => unknown };

export function allowSpacer(): void {
  const policies = (window as unknown as { trustedTypes?: Policies }).trustedTypes;
  policies?.createPolicy('default', {
    createHTML(text) {
      if (text === spacer) return text;
      throw new TypeError('This text may not become HTML.');
    },
  });
}
