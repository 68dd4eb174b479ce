import type { Plugin } from 'vite'

/** Where antd's parts and its icons make and fill their `<style>` elements. */
const writer = /\/(?:@rc-component\/util\/es\/Dom\/dynamicCSS|@ant-design\/icons\/es\/cssUtils)\.js$/

/** What our pages' policy asks for, and the lines that do not do it. */
const mends = [
  {
    // `innerHTML` is refused by `require-trusted-types-for`; the same text as `textContent` is not.
    line: /(\w+)\.innerHTML = css;/g,
    mended: '$1.textContent = css;',
  },
  {
    // The scroll lock and the scrollbar's measure forget the nonce; the page has one for all.
    line: /if \(csp\?\.nonce\) \{\s*styleNode\.nonce = csp\??\.nonce;\s*\}/,
    mended:
      "styleNode.nonce = csp?.nonce || document.querySelector('meta[property=csp-nonce]')?.nonce || '';",
  },
]

/**
 * Lets antd's run-time styles through the content security policy without opening it. The build stops when a line to
 * mend is no longer there: then it is time to look whether antd still needs this.
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
