import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OwnText, textsIn, countCharacters } from './own-texts.ts'

export type Script = 'sc' | 'tc'

/** Latin letters, digits and the punctuation of both scripts, which headlines also contain. */
const signs =
  String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 0x20 + i)) +
  '·—‘’“”…•、。〈〉《》「」『』【】！％（），．／：；？～①②③④⑤⑥⑦⑧⑨⑩№℃×÷±→©'

/** The script's everyday characters: level one of GB 2312, and as many of the commonest of Big5. */
const blocks = {
  sc: { encoding: 'gbk', leads: [0xb0, 0xd7], trails: [[0xa1, 0xfe]], limit: 3755 },
  tc: {
    encoding: 'big5',
    leads: [0xa4, 0xc6],
    trails: [
      [0x40, 0x7e],
      [0xa1, 0xfe],
    ],
    limit: 4250,
  },
} as const

/** Word lists with frequencies, used for the order only: Debian's python3-jieba and rime-essay. */
const wordLists = {
  sc: '/usr/lib/python3/dist-packages/jieba/dict.txt',
  tc: '/usr/share/rime-data/essay.txt',
}

const locales = { sc: 'zh-CN', tc: 'zh-TW' }

/** How many characters of our own texts the first file may contain: about 50 kB with the signs. */
const ownLimit = 220

/** The characters of a script: those of the application's own texts, then all others by frequency. */
export async function charactersOf(
  script: Script,
  root: string,
): Promise<{ own: string[]; common: string[] }> {
  const often = frequencies(script)
  const byUse = (counts: ReadonlyMap<string, number>) => (a: string, b: string) =>
    (counts.get(b) ?? 0) - (counts.get(a) ?? 0)
  const ownCounts = countCharacters(await ownTexts(script, root))
  const own = [...ownCounts.keys()].toSorted(byUse(ownCounts))
  const common = everyday(script).toSorted(byUse(often)).slice(0, blocks[script].limit)
  return {
    own: [...Array.from(signs), ...own.slice(0, ownLimit)],
    common: [...own.slice(ownLimit), ...common],
  }
}

/** Our own texts, without those of the showcase, which is not in production. */
async function ownTexts(script: Script, root: string): Promise<OwnText[]> {
  const files = globSync(`web/{app,domains,ui,lib}/**/text/${locales[script]}.ts`, { cwd: root })
  const texts = files
    .filter((file) => !file.includes('/showcase/'))
    .map(async (file) => textsIn(await import(join(root, file)), file))
  return (await Promise.all(texts)).flat()
}
function everyday(script: Script): string[] {
  const { encoding, leads, trails } = blocks[script]
  const decoder = new TextDecoder(encoding)
  const pairs = range(leads).flatMap((lead) =>
    trails.flatMap(range).map((trail) => Uint8Array.of(lead, trail)),
  )
  return pairs.map((pair) => decoder.decode(pair)).filter((text) => /^\p{Script=Han}$/u.test(text))
}

function frequencies(script: Script): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of readFileSync(wordLists[script], 'utf8').split('\n')) {
    const [term = '', often = '0'] = line.split(/\s/)
    for (const character of term) counts.set(character, (counts.get(character) ?? 0) + Number(often))
  }
  return counts
}

function range([first, last]: readonly [number, number]): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}
