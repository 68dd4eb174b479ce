/** One entry as the directory of an archive describes it. */
export type ZipEntry = {
  readonly name: string
  readonly compressed: number
  readonly size: number
  readonly isEncrypted: boolean
  readonly isLink: boolean
  /** Stored or deflated; anything else is rejected. */
  readonly isPlainMethod: boolean
  readonly start: number
  /** The offset after its data, according to the directory. */
  readonly end: number
}

export type ZipLimits = { readonly maxEntries: number; readonly maxBytes: number; readonly mayNest: boolean }

const maxRatio = 100
/** Small entries may be highly compressed (an empty sheet, a blank page) without harm. */
const harmlessBytes = 10_485_760

/** Why an archive must not be unpacked (INV-U06), or undefined if it is safe. */
export function whyUnsafe(entries: readonly ZipEntry[], limits: ZipLimits): string | undefined {
  if (entries.length === 0) return 'no entries'
  if (entries.length > limits.maxEntries) return 'too many entries'
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  if (total > limits.maxBytes) return 'too large unpacked'
  const bad = entries.find((entry) => whyBad(entry, limits) !== undefined)
  if (bad) return `${whyBad(bad, limits)}: ${JSON.stringify(bad.name.slice(0, 80))}`
  const packed = entries.reduce((sum, { compressed }) => sum + compressed, 0)
  if (total > harmlessBytes && total > packed * maxRatio) return 'too dense'
  return whyTangled(entries)
}

function whyBad(entry: ZipEntry, { mayNest }: ZipLimits): string | undefined {
  if (!isSafeName(entry.name)) return 'name'
  if (entry.isLink) return 'link'
  if (entry.isEncrypted) return 'encrypted'
  if (!entry.isPlainMethod) return 'method'
  if (entry.size > harmlessBytes && entry.size > entry.compressed * maxRatio) return 'too dense'
  if (!mayNest && /\.(?:zip|rar|7z|gz|tgz|bz2|xz|tar|jar)$/i.test(entry.name)) return 'archive in archive'
  return undefined
}

/** Relative, forward slashes, no `..`, nothing invisible. */
function isSafeName(name: string): boolean {
  if (name === '' || name.length > 255 || name.startsWith('/') || /^[a-z]:/i.test(name)) return false
  if (/[\\\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u.test(name)) return false
  return name.split('/').every((part) => part !== '..' && part !== '.')
}

/** Duplicate names or overlapping data: unpackers disagree about the first and blow up on the second. */
function whyTangled(entries: readonly ZipEntry[]): string | undefined {
  const names = new Set(entries.map(({ name }) => name.normalize('NFC').toLowerCase()))
  if (names.size < entries.length) return 'two entries of one name'
  const ordered = entries.toSorted((a, b) => a.start - b.start)
  const isShared = ordered.some((entry, index) => entry.end > (ordered[index + 1]?.start ?? Infinity))
  return isShared ? 'entries share bytes' : undefined
}
