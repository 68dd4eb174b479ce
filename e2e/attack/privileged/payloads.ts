import { readFileSync } from 'node:fs'
import { corpus, type Payload } from '../payload-corpus.ts'
import type { Handed } from './attack-kind.ts'

const all = corpus()
const turn = Number(readFileSync(new URL('../../../.ci/turn', import.meta.url), 'utf8'))

const marked = ({ n, html }: Payload): Handed => ({ text: `#${n}# ${html}`, mark: `#${n}#` })

/** Hands out payloads one after the other; each push starts at another place in the corpus. */
export function payloadsInTurn(): { readonly text: (limit: number) => Handed; readonly used: Set<string> } {
  // The step shares no divisor with the corpus size, so that every payload comes up.
  let at = (turn * 397) % all.length
  const used = new Set<string>()
  const text = (limit: number): Handed => {
    for (let tries = 0; tries < all.length; tries += 1) {
      at = (at + 1) % all.length
      const payload = marked(all[at] ?? { n: 0, html: '' })
      if (payload.text.length > limit || used.has(payload.mark)) continue
      used.add(payload.mark)
      return payload
    }
    throw new Error(`No payload is left that fits ${limit} characters.`)
  }
  return { text, used }
}

const perPack = 300

/** The whole corpus in a few texts, for screens that show each in place of the submitted one. */
export const packs: readonly string[] = Array.from({ length: Math.ceil(all.length / perPack) }, (_, n) =>
  all
    .slice(n * perPack, (n + 1) * perPack)
    .map((payload) => marked(payload).text)
    .join(' '),
)

export const corpusSize = all.length
