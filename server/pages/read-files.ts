import type { PageFiles } from './write-page.ts';

type Chunk = { file: string; imports?: string[]; css?: string[] };

/** Which files each page's code needs, by the build's own list; what the HTML names already is left out. */
export function readFiles(manifest: string | undefined, html: string): (code: string) => PageFiles {
  const chunks = JSON.parse(manifest ?? '{}') as Record<string, Chunk>;
  return (code) => {
    const found = collect(chunks, code);
    const isNew = (path: string) => !html.includes(path);
    return {
      styles: [...new Set(found.flatMap(({ css }) => css ?? []))].map((file) => `/${file}`).filter(isNew),
      scripts: found.map(({ file }) => `/${file}`).filter(isNew),
    };
  };
}

function collect(chunks: Record<string, Chunk>, key: string, seen = new Set<string>()): Chunk[] {
  const chunk = chunks[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((next) => collect(chunks, next, seen))];
}
