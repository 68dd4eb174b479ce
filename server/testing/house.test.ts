import { listSettings, saveSetting } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { house, openHouse } from './house.ts'

const footer = { name: 'footer.shown', value: false } as const
const footerIn = async ({ admin }: Awaited<ReturnType<typeof openHouse>>) => {
  const { settings } = await admin.call(listSettings, {})
  return settings.find(({ name }) => name === footer.name)?.value
}

test('the next house has the same server and nothing of the last: no row, no memory, no log', async () => {
  const first = await openHouse()
  await first.admin.call(saveSetting, footer)
  expect(await footerIn(first)).toBe(false)
  first.parts.log.info('a line of the first')
  await first.close()

  const second = await house()
  expect(second.app === first.app).toBe(true)
  expect(second.databaseName).toBe(first.databaseName)
  expect(await footerIn(second)).toBe(true)
  expect(second.logLines.join('\n')).not.toContain('a line of the first')
})

test('two houses at once know nothing of each other', async () => {
  const [one, other] = await Promise.all([house(), house()])
  await one.admin.call(saveSetting, footer)
  expect([await footerIn(one), await footerIn(other)]).toEqual([false, true])
  expect(one.databaseName).not.toBe(other.databaseName)
})

test('a server that listened, was watched or is still answering serves no second house', async () => {
  const listening = await openHouse()
  await listening.app.listen({ port: 0 })
  await listening.close()
  const watched = await openHouse()
  const inject = watched.app.inject.bind(watched.app)
  watched.app.inject = inject
  await watched.close()
  const busy = await openHouse()
  const late = busy.lin.send(listSettings, {}).catch(() => undefined)
  await busy.close()
  const next = await house()
  expect([listening, watched, busy].filter(({ app }) => app === next.app)).toHaveLength(0)
  await late
})

test('a house with other words in its environment has a server that was built with them', async () => {
  const { app } = await house({ env: { CONTENT_HOST: 'other.test' } })
  const ask = async (host: string) => (await app.inject({ url: '/alive', headers: { host } })).statusCode
  expect([await ask('content.test'), await ask('other.test')]).toEqual([200, 404])
})
