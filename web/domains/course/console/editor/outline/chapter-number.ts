import type { Locale } from '@lyceum/contract/kit'

const digits = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九']

/** The number of a chapter as it is written in the language: 3, 三, 十二, 二十. */
export function chapterNumber(number: number, locale: Locale): string {
  if (locale === 'en-US' || number > 99) return String(number)
  const [tens, ones] = [Math.floor(number / 10), number % 10]
  if (tens === 0) return digits[ones] ?? ''
  return `${tens > 1 ? digits[tens] : ''}十${ones > 0 ? digits[ones] : ''}`
}
