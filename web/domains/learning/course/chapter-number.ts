import type { Locale } from '@lyceum/contract/kit'

const digits = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九']

/** Whether the title already contains the chapter number. */
export const isNumbered = (title: string): boolean => /^(第.{1,4}[章节節]|chapter\s)/i.test(title)

/** The number of a chapter as it is spoken: 第十二章, chapter 12. A course has fewer than a hundred. */
export function chapterNumber(number: number, locale: Locale): string {
  if (locale === 'en-US' || number > 99) return String(number)
  const [tens, ones] = [Math.floor(number / 10), digits[number % 10] ?? '']
  if (tens === 0) return ones
  return `${tens === 1 ? '' : (digits[tens] ?? '')}十${ones}`
}
