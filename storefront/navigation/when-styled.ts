/**
 * Waits for the style sheets. Server-rendered HTML carries only the styles it needs, and scripts may load before the
 * sheets of the app. A failing sheet is not waited for longer than a page's code.
 */
export async function whenStyled(page: Document): Promise<void> {
  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  if (page.readyState !== 'complete' && sheets.some(({ sheet }) => !sheet))
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}
