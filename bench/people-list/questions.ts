import type { Asker } from './asker.ts'
import { middleUnit, oftenHeldPosition } from './places.ts'

export type Asked = {
  readonly name: string
  /** The median on the clock. */
  readonly ms: number
  /** Of processor, of this process and its connections, in the mean. */
  readonly cpuMs: number
}

type Question = { readonly name: string; readonly ask: (asker: Asker) => Promise<unknown> }

const deepPages = 20

/** Five things that administrators ask every day. */
export async function questionsFor(asker: Asker): Promise<Question[]> {
  const unitId = await middleUnit(asker.ctx())
  const positionId = await oftenHeldPosition(asker.ctx())
  const deep = await markAfter(asker, deepPages)
  return [
    { name: 'first page by name', ask: ({ ask }) => ask({}) },
    { name: `page ${deepPages} by name`, ask: ({ ask }) => ask({ after: deep }) },
    { name: 'a common surname', ask: ({ ask }) => ask({ text: '张' }) },
    { name: 'one staff number', ask: ({ ask }) => ask({ text: 'LT00001234' }) },
    {
      name: 'a unit, active, by last sign-in',
      ask: ({ ask }) => ask({ unitId, state: 'active', sort: 'lastLoginAt', direction: 'desc' }),
    },
    {
      name: 'a position, joined in a year, by staff number',
      ask: ({ ask }) =>
        ask({ positionId, joinedFrom: '2022-01-01', joinedTo: '2022-12-31', sort: 'staffNo' }),
    },
  ]
}

async function markAfter({ ask }: Asker, pages: number): Promise<string> {
  let mark: string | undefined
  for (let page = 0; page < pages; page += 1) {
    const { next } = await ask(mark ? { after: mark } : {})
    mark = next ?? mark
  }
  return mark ?? ''
}
