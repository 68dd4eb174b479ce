import type { PaperDocument } from '@lyceum/contract/paper'
import type { LeafQuestion } from '@lyceum/contract/question'
import type { DocumentTree } from '@lyceum/contract/kit'

const textTree = (text: string): DocumentTree => ({ blocks: [{ kind: 'paragraph', runs: [{ text }] }] })

const options = ['a', 'b', 'c', 'd'].map((slot) => ({ slot, content: textTree(slot) }))
const questionBase = (no: number) => ({
  questionVersionId: String(100 + no),
  no,
  stem: textTree(`第 ${no} 题`),
  score: 2,
})

/** One question of every directly answered type. */
export const leaves = {
  MC: { ...questionBase(1), type: 'MC', options },
  MC_MANY: { ...questionBase(2), type: 'MC_MANY', options },
  TF: { ...questionBase(3), type: 'TF' },
  FB: {
    ...questionBase(4),
    type: 'FB',
    stem: textTree('风力达到 {{x}} 级，{{y}} 露天作业'),
    blanks: ['x', 'y'],
  },
  MT: {
    ...questionBase(5),
    type: 'MT',
    left: [
      { slot: 'l1', content: textTree('左一') },
      { slot: 'l2', content: textTree('左二') },
    ],
    right: [
      { slot: 'r1', content: textTree('右一') },
      { slot: 'r2', content: textTree('右二') },
      { slot: 'r3', content: textTree('右三') },
    ],
  },
  ES: { ...questionBase(6), type: 'ES', maxLength: 500 },
  SR: { ...questionBase(7), type: 'SR', maxSeconds: 60 },
} satisfies { readonly [T in LeafQuestion['type']]: Extract<LeafQuestion, { readonly type: T }> }

/** A paper of all eight types; the last one is a scenario with two parts. */
export const paper: PaperDocument = {
  fullScore: 18,
  questionCount: 9,
  sections: [
    { title: '客观题', questions: [leaves.MC, leaves.MC_MANY, leaves.TF, leaves.FB, leaves.MT] },
    {
      title: '主观题',
      questions: [
        leaves.ES,
        leaves.SR,
        {
          ...questionBase(8),
          type: 'SI',
          children: [
            { ...questionBase(8), questionVersionId: '208', type: 'TF' },
            { ...questionBase(9), type: 'TF' },
          ],
        },
      ],
    },
  ],
}
