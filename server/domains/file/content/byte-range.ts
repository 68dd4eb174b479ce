export type ByteRange = { readonly first: number; readonly last: number }

/**
 * The part of a file that a `Range` header requests. Undefined: the whole file (no range, several, or an unsupported
 * one); 'outside': it begins after the end.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const [from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')?.slice(1) ?? []
  if (from) return betweenBytes(Number(from), to ? Number(to) : Infinity, size)
  return to ? lastBytes(Number(to), size) : undefined
}

function betweenBytes(first: number, last: number, size: number): ByteRange | 'outside' | undefined {
  if (last < first) return undefined
  return first >= size ? 'outside' : { first, last: Math.min(last, size - 1) }
}

function lastBytes(count: number, size: number): ByteRange | 'outside' {
  return count === 0 ? 'outside' : { first: Math.max(0, size - count), last: size - 1 }
}
