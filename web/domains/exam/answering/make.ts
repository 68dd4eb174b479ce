import type { LeafQuestion, PaperDocument } from '@lyceum/contract/exam'
import type { DocumentTree } from '@lyceum/contract/kit'

const said = (text: string): DocumentTree => ({ blocks: [{ kind: 'paragraph', runs: [{ text }] }] })

const options = ['a', 'b', 'c', 'd'].map((slot) => ({ slot, content: said(slot) }))
const asked = (no: number) => ({
  questionVersionId: String(100 + no),
  no,
  stem: said(`第 ${no} 题`),
  score: 2,
})

/** One question of every type that is answered by itself. */
export const leaves = {
  MC: { ...asked(1), type: 'MC', options },
  MC_MANY: { ...asked(2), type: 'MC_MANY', options },
  TF: { ...asked(3), type: 'TF' },
  FB: { ...asked(4), type: 'FB', stem: said('风力达到 {{x}} 级，{{y}} 露天作业'), blanks: ['x', 'y'] },
  MT: {
    ...asked(5),
    type: 'MT',
    left: [
      { slot: 'l1', content: said('左一') },
      { slot: 'l2', content: said('左二') },
    ],
    right: [
      { slot: 'r1', content: said('右一') },
      { slot: 'r2', content: said('右二') },
      { slot: 'r3', content: said('右三') },
    ],
  },
  ES: { ...asked(6), type: 'ES', maxLength: 500 },
  SR: { ...asked(7), type: 'SR', maxSeconds: 60 },
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
          ...asked(8),
          type: 'SI',
          children: [
            { ...asked(8), questionVersionId: '208', type: 'TF' },
            { ...asked(9), type: 'TF' },
          ],
        },
      ],
    },
  ],
}
