import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const web = resolve(import.meta.dirname, '..')
const css = (file: string) => `\n${readFileSync(resolve(web, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')}`

/** The value of a property in a rule; the rule starts at the beginning of a line. */
function valueOf(file: string, selector: string, property: string): string | undefined {
  const at = css(file).indexOf(`\n${selector} {`)
  const body = at < 0 ? '' : css(file).slice(at, css(file).indexOf('}', at))
  return new RegExp(`\\n\\s*${property}:\\s*([^;]+);`).exec(body)?.[1]
}

const tokens = readFileSync(resolve(web, 'ui/tokens.json'), 'utf8')
const contentWidth = /"content": "(\d+)px"/.exec(tokens)?.[1]

/** The content width on a screen, from the tokens and media rules. */
function contentOn(screen: number): number {
  const wider = [...css('ui/base.css').matchAll(/min-width: (\d+)px\)[^]*?--content: (\d+)px/g)]
  return wider.reduce(
    (width, [, from, content]) => (screen >= Number(from) ? Number(content) : width),
    Number(contentWidth),
  )
}

test.each([
  ['B-058', [960, 1599], 1200],
  ['B-059', [1600, 1920], 1400],
  ['B-060', [1921, 3840], 1800],
  ['B-061', [320, 959], 1200],
] as const)('%s on screens of %j the content is %i wide', (_id, screens, width) => {
  expect(screens.map(contentOn)).toEqual([width, width])
  expect(valueOf('ui/base.css', '.ly-wrap', 'width')).toBe('var(--content)')
})

test('B-062 the page is never narrower than 1200', () => {
  expect(valueOf('ui/base.css', 'html', 'min-width')).toBe('1200px')
  expect(valueOf('ui/base.css', 'body', 'min-width')).toBe('1200px')
})

test('B-063 the loading indicator is in the middle of the window', () => {
  const place = ['position', 'inset', 'place-items'].map((name) =>
    valueOf('ui/feedback/loading-overlay.css', '.ly-loading', name),
  )
  expect(place).toEqual(['fixed', '0', 'center'])
})

test('B-064 back to top, the last of the dock, is 100 px above the lower edge of the window', () => {
  const dock = (name: string) => valueOf('ui/layout/dock/dock.css', '.ly-dock', name)
  const px = (value: string | undefined) => Number(/^(\d+)px/.exec(value ?? '')?.[1])
  expect(dock('position')).toBe('fixed')
  expect(px(dock('bottom')) + px(dock('padding')) + px(dock('border'))).toBe(100)
})

test('B-065 the navigation is at least 1100 wide', () => {
  expect(valueOf('app/frames/portal-frame.css', '.portal-nav > .ly-wrap', 'min-width')).toBe('1100px')
})

test('B-087 the course panel is 700 by 400', () => {
  const size = ['width', 'height'].map((name) =>
    valueOf('domains/learning/course/menu/course-panel.css', '.course-panel', name),
  )
  expect(size).toEqual(['700px', '400px'])
})

test('B-094 B-095 the circle panel is 220 high, with four icons in a row', () => {
  expect(valueOf('domains/circle/menu/circle-panel.css', '.circle-panel', 'height')).toBe('220px')
  expect(
    valueOf('domains/circle/menu/circle-panel.css', '.circle-panel ul', 'grid-template-columns'),
  ).toMatch(/^repeat\(4,/)
})

test('B-161 B-162 the daily tasks are 580 wide, their list 400 to 450 high', () => {
  expect(valueOf('domains/points/task/task-dialog.css', '.task-dialog', 'width')).toBe('580px')
  expect(valueOf('domains/points/task/task-dialog.css', '.task-list', 'min-height')).toBe('400px')
  expect(valueOf('domains/points/task/task-dialog.css', '.task-list', 'max-height')).toBe('450px')
})

test('P-16 the loading card is not visible over a rendered page', () => {
  const rule = 'body:has(main > *) .ly-loading-card'
  const file = 'ui/feedback/loading-overlay.css'
  expect([valueOf(file, rule, 'clip-path'), valueOf(file, rule, 'width')]).toEqual(['inset(50%)', '1px'])
  // Of two rules with equal specificity the later one wins, and this one is more specific.
  expect(css(file).indexOf(rule)).toBeGreaterThan(css(file).indexOf('\n.ly-loading-card {'))
})

test('P-23 in the personal centre the pagination is 32 px below the last row', () => {
  expect(valueOf('app/frames/personal-frame.css', '.personal-page .ly-pages', 'margin-top')).toBe('32px')
  for (const file of ['domains/points/bill/bill.css', 'domains/message/pages/messages-page.css'])
    expect(css(file)).not.toMatch(/pages \{[^}]*margin-top/)
})
