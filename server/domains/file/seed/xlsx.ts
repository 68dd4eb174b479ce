import { zip } from './zip.ts'

const spaces = 'http://schemas.openxmlformats.org'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`

/** A minimal table of one sheet that a spreadsheet program opens. */
export function xlsx(rows: readonly (readonly string[])[]): Buffer {
  const data = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')
  const widths = (rows[0] ?? []).map(
    (_, at) => `<col min="${at + 1}" max="${at + 1}" width="${at === 0 ? 34 : 18}" customWidth="1"/>`,
  )
  return zip([
    {
      name: '[Content_Types].xml',
      data: `<Types xmlns="${spaces}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      data: `<Relationships xmlns="${spaces}/package/2006/relationships"><Relationship Id="r1" Type="${spaces}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      data: `<workbook xmlns="${spaces}/spreadsheetml/2006/main" xmlns:r="${spaces}/officeDocument/2006/relationships"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: `<Relationships xmlns="${spaces}/package/2006/relationships"><Relationship Id="r1" Type="${spaces}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      data: `<worksheet xmlns="${spaces}/spreadsheetml/2006/main"><cols>${widths.join('')}</cols><sheetData>${data}</sheetData></worksheet>`,
    },
  ])
}
