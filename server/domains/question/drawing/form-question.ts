import type { LeafContent, PaperKey, QuestionContent, QuestionType } from '@lyceum/contract/question'
import type { DocumentTree } from '@lyceum/contract/kit'

/** A question that may be drawn, as the bank describes it. */
export type BankQuestion = {
  readonly id: string
  readonly type: QuestionType
  readonly categoryPath: readonly string[]
  readonly difficulty: number
  readonly pointIds: readonly string[]
  readonly tags: readonly string[]
  /** In how many forms it stands. */
  readonly drawn: number
}

type Explained = { readonly explanation: DocumentTree }

/** A version as a form needs it: what is shown, and apart from it what is right. */
export type FormPart = Explained & {
  readonly versionId: string
  readonly content: LeafContent
  readonly key: PaperKey
  readonly score: number
}
export type FormQuestion = Explained & {
  readonly id: string
  readonly versionId: string
  readonly content: QuestionContent
  readonly key: PaperKey | null
  readonly parts: readonly FormPart[]
}
