import type { ListClient } from './list-client.ts'
import { middleUnit, commonPosition } from './sample-places.ts'

export type QueryCost = {
  readonly name: string
  /** Median wall-clock time. */
  readonly ms: number
  /** Mean CPU time of this process and its connections. */
  readonly cpuMs: number
}

type Question = { readonly name: string; readonly run: (client: ListClient) => Promise<unknown> }

const deepPages = 20

/** Typical daily queries of administrators. */
export async function questionsFor(client: ListClient): Promise<Question[]> {
  const unitId = await middleUnit(client.ctx())
  const positionId = await commonPosition(client.ctx())
  const deep = await markAfter(client, deepPages)
  return [
    { name: 'first page by name', run: ({ list: run }) => run({}) },
    { name: `page ${deepPages} by name`, run: ({ list: run }) => run({ after: deep }) },
    { name: 'a common surname', run: ({ list: run }) => run({ text: '张' }) },
    { name: 'one staff number', run: ({ list: run }) => run({ text: 'LT00001234' }) },
    {
      name: 'a unit, active, by last sign-in',
      run: ({ list: run }) => run({ unitId, state: 'active', sort: 'lastLoginAt', direction: 'desc' }),
    },
    {
      name: 'a position, joined in a year, by staff number',
      run: ({ list: run }) =>
        run({ positionId, joinedFrom: '2022-01-01', joinedTo: '2022-12-31', sort: 'staffNo' }),
    },
  ]
}

async function markAfter({ list: run }: ListClient, pages: number): Promise<string> {
  let mark: string | undefined
  for (let page = 0; page < pages; page += 1) {
    const { next } = await run(mark ? { after: mark } : {})
    mark = next ?? mark
  }
  return mark ?? ''
}
