import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { commonErrors } from '@lyceum/contract/kit'
import type { Lock, Locker } from '@tus/server'
import type { Ctx } from '#platform/ctx'
import { AppError } from '#platform/app-error'
import { releaseLease, renewLease, takeLease } from './store.ts'

const leaseMs = 15_000
const renewMs = 1000
const askMs = 250
const maxAsks = 40

/**
 * One request at a time per upload, over all nodes: the lock is in its row. A later request asks the holder to release it
 * (somebody who resumes must not wait for the broken connection), and a dead holder's lock expires.
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
      for (let attempt = 1; answer === 'held'; attempt += 1) {
        if (signal.aborted || attempt >= maxAsks)
          throw new AppError({ ...commonErrors.IN_PROGRESS, status: 423 })
        await wait(askMs)
        answer = await take()
      }
      if (answer === 'gone') throw new AppError({ ...commonErrors.NOT_FOUND, status: 404 })
      const renew = async () => {
        if (await renewLease(ctx.db, { objectKey, token, until: until() })) await letGo()
      }
      renewing = setInterval(() => {
        renew().catch((error: unknown) => log.warn({ err: error }, 'upload lock renewal failed'))
      }, renewMs)
    },
    unlock: async () => {
      clearInterval(renewing)
      await releaseLease(ctx.db, { objectKey, token })
    },
  }
}
