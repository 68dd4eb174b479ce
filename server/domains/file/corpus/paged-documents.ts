import { docx as written } from '../seed/docx.ts'

/** A Word document that opens in a word processor, with this many pages of Chinese. */
export const docx = (pages: number): Buffer =>
  written(
    Array.from({ length: pages }, (_, index) => ({ title: `第${index + 1}页：安全生产培训手册`, lines: [] })),
  )

/** A PDF of empty pages. */
export function pages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ')
  const sheets = Array.from(
    { length: count },
    (_, index) => `${index + 3} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n`,
  ).join('')
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[${kids}]/Count ${count}>>endobj\n${sheets}trailer<</Root 1 0 R/Size ${count + 3}>>\n%%EOF\n`,
  )
}
