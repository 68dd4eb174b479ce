import type { FirstScreen } from './first-screen.ts'

const root = '<div id="root"></div>'
const html = '<html lang="zh-CN">'

/**
 * A page with its nonce, and its first screen if there is one. What people have written comes in last, so that nothing in
 * it is taken for a placeholder.
 */
export function pageOf(template: string, nonce: string, screen?: FirstScreen): string {
  const page = template.replaceAll('__NONCE__', nonce)
  const [before, after] = page.split(root)
  if (!screen || before === undefined || after === undefined) return page
  return [
    before.replace(html, `<html lang="${screen.locale}" data-answered>`),
    `<div id="root">${screen.markup}</div>`,
    `<script type="application/json" id="first-page" nonce="${nonce}">${screen.first}</script>`,
    after,
  ].join('')
}
