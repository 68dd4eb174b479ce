/** A key for a question, so that answers stay linked to it wherever it is moved. */
export const newKey = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const

export const twoChoices = (): { key: string; text: string }[] => [
  { key: 'A', text: '' },
  { key: 'B', text: '' },
]

/** The first unused letter. */
export const freeLetter = (choices: readonly { readonly key: string }[]): string | undefined =>
  letters.find((letter) => !choices.some(({ key }) => key === letter))

export const withQuestion = <Q extends { readonly key: string }>(questions: readonly Q[], next: Q): Q[] =>
  questions.map((question) => (question.key === next.key ? next : question))
