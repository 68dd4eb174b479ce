import { rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'

/** How wide one picture stands on its sheet: text can still be read. */
const shown = 780

/** Lays the pictures of one screen on one sheet, two beside each other, so that they can be compared. */
export async function makeSheet(browser: Browser, name: string, files: readonly string[]): Promise<string> {
  const folder = join(files[0] ?? '', '..')
  const html = join(folder, `${name}.sheet.html`)
  const file = join(folder, `${name}.sheet.png`)
  const figures = files.map((one) => {
    const title = basename(one, '.png')
    return `<figure><img src="${basename(one)}" alt="${title}"><figcaption>${title}</figcaption></figure>`
  })
  writeFileSync(html, `<meta charset="utf-8"><style>${style}</style>${figures.join('')}`)
  const page = await browser.newPage({ viewport: { width: shown * 2 + 24, height: 600 } })
  await page.goto(pathToFileURL(html).href, { waitUntil: 'load' })
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
  rmSync(html)
  return file
}

const style = `
  body { margin: 8px; display: grid; grid-template-columns: 1fr 1fr; gap: 8px; background: #888; font: 12px sans-serif }
  figure { margin: 0 } img { width: ${shown}px; display: block } figcaption { padding: 2px; color: #fff }`
