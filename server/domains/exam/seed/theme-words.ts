/** What questions of one category are made from; `{}` stands for the subject. */
export type ThemeWords = {
  readonly category: string
  /** What is so, and what is not: each fits every subject of the category. */
  readonly right: readonly string[]
  readonly wrong: readonly string[]
  /** A text with one blank, and what is accepted there. */
  readonly blanks: readonly (readonly [string, readonly string[]])[]
  readonly pairs: readonly (readonly [string, string])[]
  readonly scenes: readonly string[]
}

/** How questions are put, in the language of a site. */
export type AskingWords = {
  readonly themes: readonly ThemeWords[]
  readonly oneRight: readonly string[]
  readonly oneWrong: readonly string[]
  readonly manyRight: readonly string[]
  readonly truths: readonly string[]
  readonly pairing: readonly string[]
  readonly essays: readonly string[]
  readonly spoken: readonly string[]
  readonly inScene: { readonly truth: string; readonly choice: string }
  readonly guide: string
  readonly spokenGuide: string
  readonly linkTitle: string
  readonly papers: {
    readonly monthly: string
    readonly sections: readonly [string, string, string]
    readonly fixed: readonly string[]
    readonly short: string
    readonly essay: string
    readonly allTypes: string
    readonly draft: string
  }
}
