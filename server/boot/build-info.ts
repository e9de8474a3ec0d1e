import { readFileSync } from 'node:fs';
import { projectFile } from '#server/platform/project-file.ts';

export type BuildInfo = { version: string; commit: string };

/** Version and commit. The build records the commit; sources run without a build do not know theirs. */
export function readBuildInfo(): BuildInfo {
  const { version } = read('package.json');
  const isBuilt = import.meta.filename.endsWith('.js');
  return {
    version: version ?? 'unknown',
    commit: (isBuilt && read('dist/server/build.json').commit) || 'unknown',
  };
}

function read(path: string): { version?: string; commit?: string } {
  try {
    return JSON.parse(readFileSync(projectFile(path), 'utf8')) as { version?: string; commit?: string };
  } catch {
    return {};
  }
}
