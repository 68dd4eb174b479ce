import { readFileSync } from 'node:fs'
import { corpus, type Payload } from '../corpus.ts'
import type { Handed } from './kind.ts'

const all = corpus()
const turn = Number(readFileSync(new URL('../../../.ci/turn', import.meta.url), 'utf8'))

const marked = ({ n, html }: Payload): Handed => ({ text: `#${n}# ${html}`, mark: `#${n}#` })

/** Hands out payloads one after the other, each push from another place of the corpus. */
export function payloadsInTurn(): { readonly text: (limit: number) => Handed; readonly used: Set<string> } {
  // A step that shares no divisor with the corpus, so that every payload comes up.
  let at = (turn * 397) % all.length
  const used = new Set<string>()
  const text = (limit: number): Handed => {
    for (let tries = 0; tries < all.length; tries += 1) {
      at = (at + 1) % all.length
      const one = marked(all[at] ?? { n: 0, html: '' })
      if (one.text.length > limit || used.has(one.mark)) continue
      used.add(one.mark)
      return one
    }
    throw new Error(`No payload is left that fits ${limit} characters.`)
  }
  return { text, used }
}

const perPack = 300

/** The whole corpus in a few texts, for a screen that is shown each in place of what was handed in. */
export const packs: readonly string[] = Array.from({ length: Math.ceil(all.length / perPack) }, (_, n) =>
  all
    .slice(n * perPack, (n + 1) * perPack)
    .map((one) => marked(one).text)
    .join(' '),
)

export const corpusSize = all.length
