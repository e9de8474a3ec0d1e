/**
 * Build of the server: one file, without what nothing uses. A module of its own for each of 2,100 files costs 25 MB of memory
 * and half of the start (measured: docs/scale.md). Whatever looks for the project's files asks server/platform/project-file.ts.
 */
import { defineConfig } from 'vite';
import { fromRoot } from './from-root.ts';
import { narrowText } from './vite.narrow-text.ts';

export default defineConfig({
  root: fromRoot(''),
  publicDir: false,
  plugins: [narrowText()],
  ssr: { noExternal: true, external: ['sharp'] },
  build: {
    ssr: fromRoot('server/main.ts'),
    outDir: fromRoot('dist/server'),
    target: 'node24',
    // Names and lines stay what they are, for whoever reads a trace.
    minify: false,
    rolldownOptions: {
      // What libraries look for and do without.
      external: ['pg-native', 'typescript'],
      output: { entryFileNames: 'main.js', codeSplitting: false, comments: false },
    },
  },
});
