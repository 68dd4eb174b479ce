import { createRequire } from 'node:module'
import { z } from 'zod'

/** Splits Chinese text into words. */
export type Tokenizer = (text: string) => readonly string[]

type Jieba = { withDict: (dict: Uint8Array) => { cut: (text: string, hmm: boolean) => string[] } }

const engine = z.object({ Jieba: z.custom<Jieba>((given) => typeof given === 'function') })
const dictionary = z.object({ dict: z.custom<Uint8Array>((given) => given instanceof Uint8Array) })

let known: Tokenizer | undefined

/**
 * jieba and its dictionary, loaded by the first search of a process. If there is no build of it for a machine, the
 * runtime's own segmenter is used: character pairs decide what is found, words only the ranking, so that both can serve
 * one index.
 */
export const cut: Tokenizer = (text) => (known ??= byJieba() ?? bySegmenter())(text)

export function byJieba(): Tokenizer | undefined {
  const load = createRequire(import.meta.url)
  try {
    const { Jieba } = engine.parse(load('@node-rs/jieba'))
    const { dict } = dictionary.parse(load('@node-rs/jieba/dict'))
    const jieba = Jieba.withDict(dict)
    return (text) => jieba.cut(text, false)
  } catch {
    return undefined
  }
}

export function bySegmenter(): Tokenizer {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
  return (text) => [...segmenter.segment(text)].map(({ segment }) => segment)
}
