import { rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'

/** The width of one picture on the sheet; text stays readable. */
const shown = 780

/** Puts the pictures of one screen on one sheet in two columns, to compare them. */
export async function makeSheet(browser: Browser, name: string, files: readonly string[]): Promise<string> {
  const folder = join(files[0] ?? '', '..')
  const html = join(folder, `${name}.sheet.html`)
  const file = join(folder, `${name}.sheet.png`)
  const figures = files.map((shot) => {
    const title = basename(shot, '.png')
    return `<figure><img src="${basename(shot)}" alt="${title}"><figcaption>${title}</figcaption></figure>`
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
