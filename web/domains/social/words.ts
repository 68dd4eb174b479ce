const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Typed lines as the paragraphs in which a comment is kept. */
export function paragraphsOf(words: string): string {
  return words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${line.replaceAll(/[&<>]/g, (sign) => signs[sign] ?? sign)}</p>`)
    .join('')
}
