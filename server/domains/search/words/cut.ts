import { createRequire } from 'node:module'
import { z } from 'zod'

/** Cuts Chinese into words. */
export type Cut = (text: string) => readonly string[]

type Jieba = { withDict: (dict: Uint8Array) => { cut: (text: string, hmm: boolean) => string[] } }

const engine = z.object({ Jieba: z.custom<Jieba>((given) => typeof given === 'function') })
const dictionary = z.object({ dict: z.custom<Uint8Array>((given) => given instanceof Uint8Array) })

let known: Cut | undefined

/**
 * jieba and its dictionary, loaded by the first search of a process and not by every one that starts. Where there is no
 * build of it for a machine, the runtime's own dictionary cuts: pairs of characters decide what is found, words only
 * what comes first, so that both may serve one index.
 */
export const cut: Cut = (text) => (known ??= byJieba() ?? bySegmenter())(text)

export function byJieba(): Cut | undefined {
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

export function bySegmenter(): Cut {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
  return (text) => [...segmenter.segment(text)].map(({ segment }) => segment)
}
