import { paperDocument, type PaperKeys, paperKeys } from '@lyceum/contract/paper'
import type { AnswerValue } from '@lyceum/contract/question'

/** A canary in every text field of the key: no candidate may ever receive it. */
export const secret = 'CNRY-KEY'

const paragraph = (text: string) => ({ blocks: [{ kind: 'paragraph' as const, runs: [{ text }] }] })
const option = (slot: string, text: string) => ({ slot, content: paragraph(text) })

const stems = {
  MC: { type: 'MC', options: [option('p3', '119'), option('k8', '110'), option('x1', '120')] },
  MC_MANY: { type: 'MC_MANY', options: [option('a7', '上部'), option('b2', '中部'), option('d4', '仅入口')] },
  TF: { type: 'TF' },
  FB: { type: 'FB', blanks: ['b1', 'b2'] },
  MT: {
    type: 'MT',
    left: [option('l1', '高处'), option('l2', '焊接')],
    right: [option('r8', '安全带'), option('r3', '面罩')],
  },
  ES: { type: 'ES', maxLength: 800 },
  SR: { type: 'SR', maxSeconds: 90 },
} as const

const keyed = {
  MC: { type: 'MC', right: 'p3' },
  MC_MANY: { type: 'MC_MANY', right: ['a7', 'b2'], partial: true },
  TF: { type: 'TF', right: true },
  FB: { type: 'FB', accepted: { b1: ['2', secret], b2: ['米'] }, exact: false },
  MT: { type: 'MT', pairs: { l1: 'r8', l2: 'r3' } },
  ES: { type: 'ES', guide: secret },
  SR: { type: 'SR', guide: secret },
} as const satisfies Record<Leaf, PaperKeys[string]['key']>

/** The correct answer of each type. */
export const rightAnswers = {
  MC: { type: 'MC', slot: 'p3' },
  MC_MANY: { type: 'MC_MANY', slots: ['a7', 'b2'] },
  TF: { type: 'TF', isTrue: true },
  FB: { type: 'FB', blanks: { b1: '2', b2: '米' } },
  MT: { type: 'MT', pairs: { l1: 'r8', l2: 'r3' } },
  ES: { type: 'ES', text: '制止、说明、上报。' },
  SR: { type: 'SR', fileId: '7', seconds: 60 },
} as const satisfies Record<Leaf, AnswerValue>

export const wrongAnswers = {
  MC: { type: 'MC', slot: 'k8' },
  MC_MANY: { type: 'MC_MANY', slots: ['d4'] },
  TF: { type: 'TF', isTrue: false },
  FB: { type: 'FB', blanks: { b1: '9', b2: '9' } },
  MT: { type: 'MT', pairs: { l1: 'r3', l2: 'r8' } },
  ES: { type: 'ES', text: '' },
  SR: { type: 'SR', fileId: null, seconds: 0 },
} as const satisfies Record<Leaf, AnswerValue>

export type Leaf = keyof typeof stems
export const objective: readonly Leaf[] = ['MC', 'MC_MANY', 'TF', 'FB', 'MT']

/** A paper of these questions, each worth ten; the first has the id 101. If asked for, a scenario holds the last two. */
export function paperOfTypes(types: readonly Leaf[], { isScenario = false } = {}) {
  const leaves = types.map((type, i) => ({
    ...stems[type],
    questionVersionId: String(101 + i),
    no: i + 1,
    stem: paragraph(`题 ${i + 1}`),
    score: 10,
  }))
  const own = isScenario ? leaves.slice(0, -2) : leaves
  const scenario = {
    type: 'SI',
    questionVersionId: '100',
    no: own.length + 1,
    stem: paragraph('一天早上……'),
    score: 20,
    children: leaves.slice(-2),
  }
  const questions = isScenario ? [...own, scenario] : own
  const sections = [{ title: '第一部分', questions }]
  const whole = { fullScore: types.length * 10, questionCount: types.length, sections }
  const keys = Object.fromEntries(
    types.map((type, i) => [101 + i, { key: keyed[type], score: 10, explanation: paragraph(secret) }]),
  )
  return { document: paperDocument.parse(whole), keys: paperKeys.parse(keys) }
}
