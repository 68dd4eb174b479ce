import pg from 'pg'

export type SentStatement = { readonly text: string; readonly values: readonly unknown[] }

/** The statements with their values that this process sends during some work, over whatever connection they go. */
export async function sentDuring(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const sent: SentStatement[] = []
  const { prototype } = pg.Client
  const plain: unknown = Reflect.get(prototype, 'query')
  if (typeof plain !== 'function') throw new Error('the driver has no query to listen to')
  // On the prototype, because pools, transactions and single connections all end there.
  Reflect.set(prototype, 'query', function listening(this: pg.Client, ...args: unknown[]): unknown {
    const statement = statementOf(args)
    if (statement) sent.push(statement)
    const answer: unknown = Reflect.apply(plain, this, args)
    return answer
  })
  try {
    await work()
  } finally {
    Reflect.set(prototype, 'query', plain)
  }
  return sent
}

/** Both ways of the driver to name a statement: text and values, or one object with them. */
function statementOf([first, second]: readonly unknown[]): SentStatement | undefined {
  if (typeof first === 'string') return Array.isArray(second) ? { text: first, values: second } : undefined
  if (typeof first !== 'object' || first === null) return undefined
  const text: unknown = Reflect.get(first, 'text')
  const values: unknown = Reflect.get(first, 'values') ?? second
  return typeof text === 'string' && Array.isArray(values) ? { text, values } : undefined
}
