import { type CounterName, counterNames, type listWaiting as contract } from '@lyceum/contract/home'
import type { Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import type { Headline } from '#platform/domain/headline'
import type { Domain } from '#platform/domain'

type Headlines = readonly {
  readonly name: CounterName
  readonly find: (ctx: Ctx) => Promise<Headline | undefined>
}[]

/** The headlines of the domains' counters; one for a line that no screen has prevents the application from starting. */
export const headlinesOf = (domains: readonly Domain[]): Headlines =>
  domains.flatMap(({ name: domain, headlines = {} }) =>
    Object.entries(headlines).map(([line, find]) => {
      const name = counterNames.find((item) => item === line)
      if (!name) throw new Error(`${domain} names ${line}, which no screen shows.`)
      return { name, find }
    }),
  )

/** If nothing is pending there is no title either. */
export async function listWaiting(ctx: Ctx, all: Headlines): Promise<Result<typeof contract>> {
  const found = await Promise.all(all.map((item) => orNothing(ctx, item)))
  return { records: found.flat() }
}

/** A domain whose headline fails must not break the other lines. */
async function orNothing(ctx: Ctx, { name, find }: Headlines[number]) {
  try {
    const found = await find(ctx)
    const { title = '', who = '' } = found ?? {}
    return title === '' && who === '' ? [] : [{ name, title, who }]
  } catch (error) {
    ctx.parts.log.warn({ err: error, line: name }, 'headline failed')
    return []
  }
}
