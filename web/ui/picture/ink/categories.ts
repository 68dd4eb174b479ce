import { type Palette, type PaletteName, palettes } from './palettes.ts'
import { hash, type Random } from './random.ts'

export type MotifName =
  | 'gate'
  | 'arcade'
  | 'ridge'
  | 'tide'
  | 'lattice'
  | 'stack'
  | 'orbit'
  | 'terrace'
  | 'weave'
  | 'beads'
  | 'bamboo'
  | 'tangram'
  | 'ripple'
  | 'fan'
  | 'sails'
  | 'matrix'
  | 'steps'

type Voice = {
  readonly motifs: readonly [MotifName, ...MotifName[]]
  readonly palettes: readonly [PaletteName, ...PaletteName[]]
}

/** The style of each category: its motifs, the main one first, and their palettes. */
export const categories = {
  leadership: {
    motifs: ['gate', 'arcade', 'ridge', 'sails', 'fan'],
    palettes: ['qingDeep', 'moInk', 'guiSand', 'qingMist'],
  },
  strategy: {
    motifs: ['sails', 'orbit', 'ridge', 'gate'],
    palettes: ['dianDeep', 'guiSand', 'qingMist', 'qingDay'],
  },
  technology: {
    motifs: ['stack', 'lattice', 'weave', 'matrix'],
    palettes: ['qingMist', 'dianDeep', 'moInk', 'moPaper'],
  },
  data: {
    motifs: ['matrix', 'orbit', 'tangram', 'stack', 'ripple'],
    palettes: ['dianMist', 'qingDeep', 'moPaper', 'dianDeep', 'qingDay'],
  },
  product: {
    motifs: ['tangram', 'lattice', 'weave', 'fan'],
    palettes: ['shiWarm', 'moPaper', 'qingDay', 'guiSand'],
  },
  marketing: {
    motifs: ['tide', 'ripple', 'sails', 'fan'],
    palettes: ['shiWarm', 'qingDay', 'guiDusk', 'qingDeep'],
  },
  manufacture: {
    motifs: ['terrace', 'weave', 'steps', 'beads'],
    palettes: ['guiSand', 'zhuDeep', 'qingDeep', 'moPaper'],
  },
  safety: {
    motifs: ['bamboo', 'lattice', 'gate', 'terrace'],
    palettes: ['zhuDeep', 'zhuMist', 'moPaper', 'qingMist'],
  },
  finance: {
    motifs: ['beads', 'steps', 'matrix', 'terrace'],
    palettes: ['moPaper', 'guiDusk', 'qingDeep', 'dianMist'],
  },
  people: {
    motifs: ['weave', 'arcade', 'ripple', 'bamboo'],
    palettes: ['meiMist', 'shiWarm', 'qingMist', 'zhuMist'],
  },
  communicate: {
    motifs: ['fan', 'ripple', 'tide', 'weave'],
    palettes: ['meiMist', 'dianMist', 'shiDeep', 'qingMist'],
  },
  culture: {
    motifs: ['ridge', 'bamboo', 'tide', 'gate'],
    palettes: ['qingMist', 'meiDeep', 'guiSand', 'zhuMist'],
  },
  onboarding: {
    motifs: ['steps', 'ridge', 'sails', 'arcade'],
    palettes: ['qingDay', 'guiSand', 'zhuMist', 'dianMist'],
  },
  exam: {
    motifs: ['steps', 'arcade', 'lattice', 'gate'],
    palettes: ['dianMist', 'qingDeep', 'moPaper', 'dianDeep'],
  },
} as const satisfies Record<string, Voice>

const voices: ReadonlyMap<string, Voice> = new Map(Object.entries(categories))

/** The style of a category; an unknown category still gets a stable one. */
export function styleOf(category: string, random: Random): { motif: MotifName; palette: Palette } {
  const voice = voices.get(category) ?? [...voices.values()][hash(category || 'none') % voices.size]
  const { motifs, palettes: worn } = voice ?? categories.culture
  // The category's main motif is drawn about twice as often as the others.
  const motif = random.pick([motifs[0], ...motifs])
  return { motif, palette: palettes[random.pick(worn)] }
}
