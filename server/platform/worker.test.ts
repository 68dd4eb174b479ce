import { expect, test } from 'vitest'
import { z } from 'zod'
import { house } from '#testing/house'
import { fact } from './facts.ts'
import { job } from './jobs.ts'
import { on, type Room } from './room.ts'

const seen: string[] = []
const poison = job({
  name: 'test.poison',
  payload: z.object({ text: z.string() }),
  attempts: 2,
  run: async (ctx, { text }) => {
    seen.push(`${ctx.site.code}:${text}`)
    if (text === 'poison') throw new Error('never works')
  },
})
const happened = fact('test.happened', z.object({ text: z.string() }))
const room: Room = {
  name: 'test',
  routes: [],
  jobs: [poison],
  reactions: [
    on(happened, 'first', async (ctx, { text }) => void seen.push(`${ctx.site.code} heard ${text}`)),
    on(happened, 'second', async (ctx, { text }) => void seen.push(`${ctx.site.code} also heard ${text}`)),
  ],
}

test('a job runs on its own site; one that always fails is set aside and the others go on', async () => {
  const opening = await house({ extraRooms: [room] })
  seen.length = 0
  const [alpha, beta] = [await opening.ctx('alpha'), await opening.ctx('beta')]
  await alpha.enqueue(poison, { text: 'poison' })
  await beta.enqueue(poison, { text: 'fine' })
  await opening.runJobs()
  expect(seen.toSorted()).toEqual(['alpha:poison', 'beta:fine'])

  await opening.asOwner((client) => client.query('update graphile_worker._private_jobs set run_at = now()'))
  await opening.runJobs()
  await opening.asOwner((client) => client.query('update graphile_worker._private_jobs set run_at = now()'))
  await opening.runJobs()
  expect(seen.filter((line) => line === 'alpha:poison')).toHaveLength(2)
  expect(await opening.parts.metrics.registry.getSingleMetricAsString('lyceum_jobs_total')).toContain(
    'outcome="aside"} 1',
  )
})

test('a fact told in a transaction that fails is never heard', async () => {
  const opening = await house({ extraRooms: [room] })
  seen.length = 0
  const ctx = await opening.ctx('alpha')
  const attempt = ctx.transaction(async (ctx) => {
    await ctx.tell(happened, { text: 'lie' })
    throw new Error('no')
  })
  await expect(attempt).rejects.toThrow('no')
  await ctx.tell(happened, { text: 'truth' })
  await opening.runJobs()
  expect(seen.toSorted()).toEqual(['alpha also heard truth', 'alpha heard truth'])
})

test('what one person causes is done before what a long list causes', async () => {
  const opening = await house({ extraRooms: [room] })
  seen.length = 0
  const ctx = await opening.ctx('alpha')
  const list = Array.from({ length: 30 }, (_, at) => ({ text: `row ${at}` }))
  await ctx.tellAll(happened, list)
  await ctx.enqueue(poison, { text: 'mail' })
  await opening.runJobs()
  expect(seen).toHaveLength(61)
  expect(seen[0]).toBe('alpha:mail')
})

test('a fact delivered twice has one effect', async () => {
  const opening = await house({ extraRooms: [room] })
  seen.length = 0
  const ctx = await opening.ctx('alpha')
  await ctx.tell(happened, { text: 'once' })
  await opening.asOwner((client) =>
    client.query(`select graphile_worker.add_job(t.identifier, j.payload) from graphile_worker._private_jobs j
                  join graphile_worker._private_tasks t on t.id = j.task_id`),
  )
  await opening.runJobs()
  expect(seen).toHaveLength(2)
})
