/**
 * A drawn page carries the styles of its drawing only; scripts may overtake the sheets that the living page needs.
 * A sheet that fails is not waited for longer than the page itself.
 */
export async function whenStyled(page: Document): Promise<void> {
  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  if (page.readyState !== 'complete' && sheets.some(({ sheet }) => !sheet))
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}
