import type { Random } from '#platform/domain/seed'

/** The generator of one purpose, named by its seed: `makeRandom('lyceum').fork('hengchuan/org')`. */
export function makeRandom(seed: string): Random {
  const next = sfc32(seedOf(seed))
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: (list) => at(list, Math.floor(next() * list.length)),
    weighted: (list) => pickWeighted(list, next()),
    shuffled: (list) => shuffle([...list], int),
    fork: (name) => makeRandom(`${seed}/${name}`),
  }
}

type State = readonly [number, number, number, number]

/** "Small fast counting": 128 bits of state, public domain, passes PractRand; twelve draws mix a weak seed away. */
function sfc32([first, second, third, fourth]: State): () => number {
  let [a, b, c, counter] = [first, second, third, fourth]
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }
  for (let i = 0; i < 12; i += 1) next()
  return next
}

/** Four words from a text by FNV-1a, each with another start. */
function seedOf(text: string): State {
  const randomWord = (start: number) =>
    Array.from(text).reduce(
      (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
      2_166_136_261 ^ start,
    )
  return [randomWord(0), randomWord(0x9e37), randomWord(0x79b9), 1]
}

function pickWeighted<T>(list: readonly (readonly [T, number])[], share: number): T {
  let left = share * list.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [thing, weight] of list) {
    left -= weight
    if (left < 0) return thing
  }
  return at(list, list.length - 1)[0]
}

function shuffle<T>(list: T[], int: Random['int']): T[] {
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = int(0, i)
    ;[list[i], list[j]] = [at(list, j), at(list, i)]
  }
  return list
}

function at<T>(list: readonly T[], index: number): T {
  const thing = list[index]
  if (thing === undefined) throw new Error('nothing to pick from')
  return thing
}
