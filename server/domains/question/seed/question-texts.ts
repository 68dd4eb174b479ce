/** Building blocks for the questions of one category; `{}` stands for the subject. */
export type ThemeTexts = {
  readonly category: string
  /** True and false statements: each fits every subject of the category. */
  readonly right: readonly string[]
  readonly wrong: readonly string[]
  /** A text with one blank, and the accepted answers. */
  readonly blanks: readonly (readonly [string, readonly string[]])[]
  readonly pairs: readonly (readonly [string, string])[]
  readonly scenes: readonly string[]
}

/** Question templates in the language of a site. */
export type QuestionTexts = {
  readonly themes: readonly ThemeTexts[]
  readonly oneRight: readonly string[]
  readonly oneWrong: readonly string[]
  readonly manyRight: readonly string[]
  readonly truths: readonly string[]
  readonly pairing: readonly string[]
  readonly essays: readonly string[]
  readonly oral: readonly string[]
  readonly inScene: { readonly truth: string; readonly choice: string }
  readonly guide: string
  readonly oralGuide: string
  readonly linkTitle: string
}
