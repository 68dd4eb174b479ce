import { expect, test } from 'vitest'
import { z } from 'zod'
import { testApp } from '#testing/test-app'
import { defineEvent } from '../events.ts'
import { job } from '../jobs.ts'
import { on, type Domain } from '../domain.ts'

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
const happened = defineEvent('test.happened', z.object({ text: z.string() }))
const domain: Domain = {
  name: 'test',
  routes: [],
  jobs: [poison],
  eventHandlers: [
    on(happened, 'first', async (ctx, { text }) => void seen.push(`${ctx.site.code} heard ${text}`)),
    on(happened, 'second', async (ctx, { text }) => void seen.push(`${ctx.site.code} also heard ${text}`)),
  ],
}

test('runs a job on its own site; one that always fails ends as permanently failed and the others go on', async () => {
  const opening = await testApp({ extraDomains: [domain] })
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

test('never handles an event published in a transaction that fails', async () => {
  const opening = await testApp({ extraDomains: [domain] })
  seen.length = 0
  const ctx = await opening.ctx('alpha')
  const attempt = ctx.transaction(async (ctx) => {
    await ctx.publish(happened, { text: 'lie' })
    throw new Error('no')
  })
  await expect(attempt).rejects.toThrow('no')
  await ctx.publish(happened, { text: 'truth' })
  await opening.runJobs()
  expect(seen.toSorted()).toEqual(['alpha also heard truth', 'alpha heard truth'])
})

test('handles what one person causes before what a bulk change causes', async () => {
  const opening = await testApp({ extraDomains: [domain] })
  seen.length = 0
  const ctx = await opening.ctx('alpha')
  const list = Array.from({ length: 30 }, (_, at) => ({ text: `row ${at}` }))
  await ctx.publishAll(happened, list)
  await ctx.enqueue(poison, { text: 'mail' })
  await opening.runJobs()
  expect(seen).toHaveLength(61)
  expect(seen[0]).toBe('alpha:mail')
})

test('an event delivered twice has one effect', async () => {
  const opening = await testApp({ extraDomains: [domain] })
  seen.length = 0
  const ctx = await opening.ctx('alpha')
  await ctx.publish(happened, { text: 'once' })
  await opening.asOwner((client) =>
    client.query(`select graphile_worker.add_job(t.identifier, j.payload) from graphile_worker._private_jobs j
                  join graphile_worker._private_tasks t on t.id = j.task_id`),
  )
  await opening.runJobs()
  expect(seen).toHaveLength(2)
})
