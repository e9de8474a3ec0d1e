/** What language a page says it is in, and how the bare one is told another. */

const tag = /(<html lang=")(\w+)/;

export async function spokenIn(page: Response): Promise<string | undefined> {
  return tag.exec(await page.clone().text())?.[2];
}

/** The bare page has no words but the splash, which follows the page's own tag. */
export async function speakIn(bare: Response, language: string): Promise<Response> {
  return withText(bare, (await bare.text()).replace(tag, `$1${language}`));
}

/** The same answer with another text: what was said of the old text's bytes is gone. */
export function withText({ headers: old }: Response, text: string): Response {
  const headers = new Headers(old);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(text, { headers });
}
