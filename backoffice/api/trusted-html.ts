/**
 * The content security policy lets no text become HTML. The component library keeps the height of empty hints with
 * one zero-width space written as HTML: that and nothing else is let through.
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
