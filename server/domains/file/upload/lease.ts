import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { commonErrors } from '@lyceum/contract/kit'
import type { Lock, Locker } from '@tus/server'
import type { Ctx } from '#platform/ctx'
import { Failure } from '#platform/failure'
import { releaseLease, renewLease, takeLease } from './store.ts'

const leaseMs = 15_000
const renewMs = 1000
const askMs = 250
const maxAsks = 40

/**
 * One request at a time on an upload, over all nodes: the claim is in its row. Whoever comes later asks the holder
 * to let go (a person who resumes must not wait for the line that broke), and a dead holder's claim runs out.
 */
export function leaseLocker(ctx: Ctx): Locker {
  return { newLock: (objectKey) => lease(ctx, objectKey) }
}

function lease(ctx: Ctx, objectKey: string): Lock {
  const { clock, log } = ctx.parts
  const token = randomUUID()
  const until = () => new Date(clock.now().getTime() + leaseMs)
  let renewing: NodeJS.Timeout | undefined
  return {
    lock: async (signal, letGo) => {
      const take = () => takeLease(ctx.db, { objectKey, token, now: clock.now(), until: until() })
      let answer = await take()
      for (let asked = 1; answer === 'held'; asked += 1) {
        if (signal.aborted || asked >= maxAsks)
          throw new Failure({ ...commonErrors.IN_PROGRESS, status: 423 })
        await wait(askMs)
        answer = await take()
      }
      if (answer === 'gone') throw new Failure({ ...commonErrors.NOT_FOUND, status: 404 })
      const renew = async () => {
        if (await renewLease(ctx.db, { objectKey, token, until: until() })) await letGo()
      }
      renewing = setInterval(() => {
        renew().catch((error: unknown) => log.warn({ err: error }, 'an upload could not renew its claim'))
      }, renewMs)
    },
    unlock: async () => {
      clearInterval(renewing)
      await releaseLease(ctx.db, { objectKey, token })
    },
  }
}
