import type { Bounds, SettingEntry, SettingKind } from './setting-list.ts'

export type Problem =
  | { readonly is: 'too-long'; readonly max: number }
  | { readonly is: 'bad-address' }
  | ({ readonly is: 'out-of-range' } & Bounds)

const longest: Readonly<Record<SettingKind, number>> = {
  switch: Infinity,
  theme: Infinity,
  choice: Infinity,
  picture: Infinity,
  number: 9,
  words: 500,
  line: 120,
  address: 300,
}

/** The problem of a typed value, shown before sending; the server validates again. */
export function problemWith({ kind, bounds }: SettingEntry, value: string): Problem | undefined {
  if (bounds) return isWithin(bounds, value) ? undefined : { is: 'out-of-range', ...bounds }
  if (value.length > longest[kind]) return { is: 'too-long', max: longest[kind] }
  return kind === 'address' && value !== '' && !isWebAddress(value) ? { is: 'bad-address' } : undefined
}

const isWithin = ({ min, max }: Bounds, value: string) =>
  /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max

/** A complete web address. */
export function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:\/\/[^/\s]/i.test(value)
}
