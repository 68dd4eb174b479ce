type Block = {
  readonly head: string
  readonly lines: readonly string[]
  /** Marked with a star. */
  readonly isFirst: boolean
}

/** Text as an author writes it: blocks between empty lines, each with a head line and the lines below it. */
export const blocksOf = (source: string): Block[] =>
  source
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [head = '', ...lines] = block.split('\n')
      return { head: head.replace(/^\* /, ''), lines, isFirst: head.startsWith('* ') }
    })

export const fieldsOf = (head: string): string[] => head.split('|').map((field) => field.trim())
