import type { Plugin } from 'vite'

/**
 * Delays the first paint until the entry script has set theme and language, so that a dark page never flashes white.
 * Nothing could be seen before that script anyway.
 */
export function firstPaint(): Plugin {
  return {
    name: 'lyceum:first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
    },
  }
}
