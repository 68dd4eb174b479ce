/** Surnames of two characters, which must not be split. */
const double = new Set(
  '欧阳 歐陽 司徒 上官 诸葛 諸葛 司马 司馬 夏侯 皇甫 尉迟 尉遲 公孙 公孫 慕容 令狐 长孙 長孫 端木 东方 東方 南宫 南宮 独孤 獨孤 张简 張簡 范姜'.split(
    ' ',
  ),
)

/** The surname as a person's sign; for a Latin name, its first letter. */
export function surnameOf(name: string): string {
  const letters = Array.from(name.trim())
  const two = letters.slice(0, 2).join('')
  if (letters.length > 2 && double.has(two)) return two
  return letters[0]?.toUpperCase() ?? ''
}

const tones = 7

/** One of the muted colours, always the same for one person. */
export function toneOf(seed: string): number {
  let sum = 0
  for (const letter of seed) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return sum % tones
}
