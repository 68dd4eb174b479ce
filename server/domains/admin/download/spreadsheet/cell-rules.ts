type Cell = string | number | null

/** Text that a spreadsheet program might execute gets a leading apostrophe and stays text (D19). */
function safeText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

/** One line of a CSV file. Numbers are our own and stay numbers; quotes only where needed. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = safeText(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

// eslint-disable-next-line no-control-regex -- taking control characters out is the point
const unspeakable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/**
 * The value of an XLSX cell: text (D19), or a number if the column is numeric. The format is XML, which has no
 * control characters.
 */
export function xlsxCell(cell: Cell, isNumber = false): Cell {
  if (cell === null || (isNumber && typeof cell === 'number')) return cell
  return String(cell).replace(unspeakable, '').slice(0, longestCell)
}

/** Excel refuses to open a file with a longer cell. */
const longestCell = 32_767
