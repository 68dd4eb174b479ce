import { type CounterName, counterNames, type listWaiting as contract } from '@lyceum/contract/home'
import type { Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import type { Headline } from '#platform/headline'
import type { Room } from '#platform/room'

type Headlines = readonly {
  readonly name: CounterName
  readonly find: (ctx: Ctx) => Promise<Headline | undefined>
}[]

/** What rooms can name of what they count; one for a line that no screen has keeps the house from starting. */
export const headlinesOf = (rooms: readonly Room[]): Headlines =>
  rooms.flatMap(({ name: room, headlines = {} }) =>
    Object.entries(headlines).map(([line, find]) => {
      const name = counterNames.find((one) => one === line)
      if (!name) throw new Error(`${room} names ${line}, which no screen shows.`)
      return { name, find }
    }),
  )

/** Where nothing waits there is no title either. */
export async function waitingTitles(ctx: Ctx, all: Headlines): Promise<Result<typeof contract>> {
  const found = await Promise.all(all.map((one) => orNothing(ctx, one)))
  return { records: found.flat() }
}

/** A room that cannot name its own must not take the other lines with it. */
async function orNothing(ctx: Ctx, { name, find }: Headlines[number]) {
  try {
    const found = await find(ctx)
    const { title = '', who = '' } = found ?? {}
    return title === '' && who === '' ? [] : [{ name, title, who }]
  } catch (error) {
    ctx.parts.log.warn({ err: error, line: name }, 'a room could not name what waits')
    return []
  }
}
