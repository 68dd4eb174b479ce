import type { Plugin } from 'vite'

/** The modules in which antd and its icons create their `<style>` elements. */
const writer = /\/(?:@rc-component\/util\/es\/Dom\/dynamicCSS|@ant-design\/icons\/es\/cssUtils)\.js$/

/** The lines that violate our pages' policy, and their replacements. */
const mends = [
  {
    // `require-trusted-types-for` forbids `innerHTML`; `textContent` with the same text is allowed.
    line: /(\w+)\.innerHTML = css;/g,
    mended: '$1.textContent = css;',
  },
  {
    // The scroll lock and the scrollbar measurement omit the nonce; the page has one for all.
    line: /if \(csp\?\.nonce\) \{\s*styleNode\.nonce = csp\??\.nonce;\s*\}/,
    mended:
      "styleNode.nonce = csp?.nonce || document.querySelector('meta[property=csp-nonce]')?.nonce || '';",
  },
]

/**
 * Makes antd's run-time styles pass the content security policy without weakening it. The build fails when a line to
 * patch is gone: then check whether antd still needs this.
 */
export function trustedStyles(): Plugin {
  return {
    name: 'lyceum:trusted-styles',
    enforce: 'pre',
    // The development server sends no policy.
    apply: 'build',
    transform(code, id) {
      if (!writer.test(id.split('?')[0] ?? '')) return undefined
      return {
        code: mends.reduce((text, { line, mended }) => {
          const better = text.replace(line, mended)
          if (better === text) this.error(`${id} has no ${line.source} any more`)
          return better
        }, code),
        map: null,
      }
    },
  }
}
