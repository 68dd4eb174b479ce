const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Converts typed lines to the stored HTML paragraphs. */
export function paragraphsOf(typed: string): string {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${line.replaceAll(/[&<>]/g, (sign) => signs[sign] ?? sign)}</p>`)
    .join('')
}
