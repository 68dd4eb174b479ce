type Block = {
  readonly head: string
  readonly lines: readonly string[]
  /** Marked with a star. */
  readonly isFirst: boolean
}

/** Words as an author writes them: blocks between empty lines, each with a head and what stands below it. */
export const blocksOf = (words: string): Block[] =>
  words
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [head = '', ...lines] = block.split('\n')
      return { head: head.replace(/^\* /, ''), lines, isFirst: head.startsWith('* ') }
    })

export const fieldsOf = (head: string): string[] => head.split('|').map((field) => field.trim())
