import { readFileSync } from 'node:fs';
import { projectFile } from '#server/platform/project-file.ts';

export type BuildInfo = { version: string; commit: string };

/** What is running. The commit is written down by the build; sources that run as they lie do not know theirs. */
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
