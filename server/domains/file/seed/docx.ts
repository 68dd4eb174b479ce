import { zip } from './zip.ts'
import type { Paper, Sheet } from './recipe.ts'

const spaces = 'http://schemas.openxmlformats.org'
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

const run = (text: string, size: number, before = '') =>
  `<w:p><w:r>${before}<w:rPr><w:rFonts w:eastAsia="SimSun"/><w:sz w:val="${size}"/></w:rPr><w:t>${text}</w:t></w:r></w:p>`

/** A minimal Word document with these sheets that a word processor opens. */
export function docx(sheets: readonly Sheet[]): Buffer {
  return written(
    sheets.flatMap(({ title, lines }, index) => [
      run(title, 36, index > 0 ? pageBreak : ''),
      ...lines.map((line) => run(line, 24)),
    ]),
  )
}

/** A document as people write it: a title, then headings with text, a new page after every second one. */
export function paperDocx({ title, sheets }: Paper): Buffer {
  const parts = sheets.flatMap((sheet, index) => [
    run(`${index + 1}　${sheet.title}`, 36, index > 0 && index % 2 === 0 ? pageBreak : ''),
    ...sheet.lines.map((line) => run(line, 28)),
    run('', 28),
  ])
  return written([run(title, 52), run('', 28), ...parts])
}

const pageBreak = '<w:br w:type="page"/>'

function written(body: readonly string[]): Buffer {
  return zip([
    {
      name: '[Content_Types].xml',
      data: `<Types xmlns="${spaces}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      data: `<Relationships xmlns="${spaces}/package/2006/relationships"><Relationship Id="r1" Type="${spaces}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      data: `<w:document xmlns:w="${spaces}/wordprocessingml/2006/main"><w:body>${body.join('')}</w:body></w:document>`,
    },
  ])
}
