import type { Plugin } from 'vite';

/**
 * Part of a build for Node: letters that are not Latin are written as escapes. V8 keeps the text of a program for as long as it
 * runs, and as soon as one letter needs two bytes every letter takes two.
 */
export const narrowText = (): Plugin => ({
  name: 'narrow-text',
  renderChunk: (code) => ({
    code: code.replace(/[^\0-\xff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
    map: null,
  }),
});
