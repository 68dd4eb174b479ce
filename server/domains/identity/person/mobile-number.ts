/** A mobile number in international format, and all the ways people write it. */
export type Mobile = {
  /** `+8613800138000` */
  readonly e164: string
  /** Every way in which an account may have it stored. */
  readonly spellings: readonly string[]
}

const regions = [
  { code: '86', national: /^1[3-9]\d{9}$/, trunk: '' },
  { code: '886', national: /^9\d{8}$/, trunk: '0' },
] as const

/**
 * Parses a mobile number of mainland China or Taiwan, with or without the country code, with spaces, dots, dashes,
 * brackets or full-width digits; undefined when it is not one (D09).
 */
export function mobileOf(typed: string): Mobile | undefined {
  const plain = typed
    .normalize('NFKC')
    .replace(/[\s().\-‐-―]/g, '')
    .replace(/^00/, '+')
  if (!/^\+?\d{9,15}$/.test(plain)) return undefined
  for (const { code, national, trunk } of regions) {
    const number = withoutCode(plain, code, trunk)
    if (number === undefined || !national.test(number)) continue
    const e164 = `+${code}${number}`
    return { e164, spellings: [e164, e164.slice(1), trunk + number, `+${code}-${number}`] }
  }
  return undefined
}

/** The national part of a number: after the country code, or after the trunk prefix 0. */
function withoutCode(plain: string, code: string, trunk: string): string | undefined {
  if (plain.startsWith(`+${code}`)) return plain.slice(code.length + 1).replace(new RegExp(`^${trunk}`), '')
  if (plain.startsWith('+')) return undefined
  if (trunk !== '' && plain.startsWith(trunk)) return plain.slice(trunk.length)
  if (plain.startsWith(code) && plain.length > 11) return plain.slice(code.length)
  return trunk === '' ? plain : undefined
}
