/** Invisible characters that change how a name looks: controls, direction marks, zero widths, line separators. */
const invisible =
  /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu
/** Device names reserved by Windows. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i
const maxBytes = 255
/** The end of a name has its extension; anything further before it is ignored. */
const maxLetters = 4000

/**
 * The display name of a file. It is never part of a path, but must not mislead or break whatever shows it: no
 * folders, nothing invisible, no forbidden characters, at most 255 bytes with its extension kept.
 */
export function cleanName(given: string): string {
  const last = given.slice(-maxLetters).toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replace(/[\t\n\v\f\r]+/g, ' ')
    .replace(invisible, '')
    // What stood apart may meet now, and marks that meet have an order.
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/gu, '')
  return shortened(device.test(plain) ? `_${plain}` : plain)
}

/** The extension of a name in lower case; empty if it has none. */
export function extensionOf(name: string): string {
  return /\.([a-z\d]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** B-267: any text, an underscore and an existing date: `培训心得_2026-05-01.docx`. */
export function isDatedName(name: string): boolean {
  const day = /^.+_(\d{4}-\d{2}-\d{2})\.[a-z\d]+$/iu.exec(name)?.[1]
  if (day === undefined) return false
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

function shortened(name: string): string {
  if (bytes(name) <= maxBytes) return name
  const extension = extensionOf(name)
  const tail = extension === '' ? '' : `.${extension}`
  const letters = Array.from(tail === '' ? name : name.slice(0, -tail.length))
  while (bytes(letters.join('')) + bytes(tail) > maxBytes) letters.length -= Math.ceil(letters.length / 50)
  return `${letters.join('').trimEnd()}${tail}`
}

const bytes = (text: string) => new TextEncoder().encode(text).length
