import { commonPasswords } from './common-passwords.ts'

type Person = { readonly userName?: string; readonly name?: string }

/**
 * Whether a password is one that attackers try first: a common one with decoration, or one made of the names of the
 * person or the site.
 */
export function isCommon(
  password: string,
  { userName, name }: Person,
  siteTerms: readonly string[],
): boolean {
  const bare = bareForms(password)
  if (bare.some((form) => commonPasswords.has(form))) return true
  const whole = password.toLowerCase()
  const own = [userName, name].filter((term) => term !== undefined).filter(isDistinctive)
  if (own.some((term) => whole.includes(term.toLowerCase()))) return true
  const terms = new Set(siteTerms.filter(isDistinctive).map((term) => term.toLowerCase()))
  return bare.some((form) => terms.has(form))
}

/** Two letters of a Latin name occur in half of all words; two Chinese characters are a name. */
const isDistinctive = (term: string) => term.length >= (/[^\p{Script=Latin}\d_-]/u.test(term) ? 2 : 4)

const lookalikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** A password without its decoration: `P@ssw0rd!2024` becomes `password`, `Qwer-1234` becomes `qwer1234` and `qwer`. */
function bareForms(password: string): string[] {
  const small = password.toLowerCase()
  const bare = [small, core(small), core(small, true), small.replace(/[^\p{L}\p{N}]/gu, '')]
  const spelled = bare.map((text) => text.replace(/[@4310!$57]/g, (sign) => lookalikes[sign] ?? sign))
  const all = [...bare, ...spelled, ...spelled.map((text) => text.replace(/i/g, 'l'))]
  return [...new Set([...all, ...all.map((text) => core(text))])].filter((form) => form !== '')
}

/** The part between the digits and signs at both ends. */
function core(text: string, keepsDigits = false): string {
  const edge = keepsDigits ? '[^\\p{L}\\p{N}]' : '[^\\p{L}]'
  return text.replace(new RegExp(`^${edge}+|${edge}+$`, 'gu'), '')
}
