import { commonPasswords } from './common-passwords.ts'

type Person = { readonly userName?: string; readonly name?: string }

/**
 * Whether a password is one that attackers try first: a common one under its decoration, or one made of the names of
 * the person or the site.
 */
export function isCommon(
  password: string,
  { userName, name }: Person,
  siteWords: readonly string[],
): boolean {
  const bare = bareForms(password)
  if (bare.some((form) => commonPasswords.has(form))) return true
  const whole = password.toLowerCase()
  const own = [userName, name].filter((word) => word !== undefined).filter(isTelling)
  if (own.some((word) => whole.includes(word.toLowerCase()))) return true
  const words = new Set(siteWords.filter(isTelling).map((word) => word.toLowerCase()))
  return bare.some((form) => words.has(form))
}

/** Two letters of a Latin name stand in half of all words; two characters of a Chinese one are a name. */
const isTelling = (word: string) => word.length >= (/[^\p{Script=Latin}\d_-]/u.test(word) ? 2 : 4)

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

/** A password without its decoration: `P@ssw0rd!2024` gives `password`, `Qwer-1234` gives `qwer1234` and `qwer`. */
function bareForms(password: string): string[] {
  const small = password.toLowerCase()
  const bare = [small, core(small), core(small, true), small.replace(/[^\p{L}\p{N}]/gu, '')]
  const spelled = bare.map((text) => text.replace(/[@4310!$57]/g, (sign) => lookalikes[sign] ?? sign))
  const all = [...bare, ...spelled, ...spelled.map((text) => text.replace(/i/g, 'l'))]
  return [...new Set([...all, ...all.map((text) => core(text))])].filter((form) => form !== '')
}

/** What is left between the digits and signs at both ends. */
function core(text: string, keepsDigits = false): string {
  const edge = keepsDigits ? '[^\\p{L}\\p{N}]' : '[^\\p{L}]'
  return text.replace(new RegExp(`^${edge}+|${edge}+$`, 'gu'), '')
}
