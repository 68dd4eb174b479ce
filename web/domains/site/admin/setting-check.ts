import type { SettingKind } from './setting-list.ts'

export type Problem = { readonly is: 'too-long'; readonly max: number } | { readonly is: 'bad-address' }

const longest: Readonly<Record<SettingKind, number>> = {
  switch: 0,
  theme: 0,
  line: 120,
  address: 300,
  picture: 200,
}

/** What is wrong with a typed value, told before it is sent; the server decides again. */
export function problemWith(kind: SettingKind, value: string): Problem | undefined {
  if (value.length > longest[kind]) return { is: 'too-long', max: longest[kind] }
  return kind === 'address' && value !== '' && !isWebAddress(value) ? { is: 'bad-address' } : undefined
}

/** A full address of the web, as a person types it. */
export function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:\/\/[^/\s]/i.test(value)
}
