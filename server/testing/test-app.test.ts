import { listSettings, saveSetting } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { testApp, openTestApp } from './test-app.ts'

const footer = { name: 'footer.shown', value: false } as const
const footerIn = async ({ admin }: Awaited<ReturnType<typeof openTestApp>>) => {
  const { settings } = await admin.call(listSettings, {})
  return settings.find(({ name }) => name === footer.name)?.value
}

test('the next test app reuses the server without rows, memory or logs of the last one', async () => {
  const first = await openTestApp()
  await first.admin.call(saveSetting, footer)
  expect(await footerIn(first)).toBe(false)
  first.parts.log.info('a line of the first')
  await first.close()

  const second = await testApp()
  expect(second.app === first.app).toBe(true)
  expect(second.databaseName).toBe(first.databaseName)
  expect(await footerIn(second)).toBe(true)
  expect(second.logLines.join('\n')).not.toContain('a line of the first')
})

test('two concurrent test apps are independent', async () => {
  const [first, other] = await Promise.all([testApp(), testApp()])
  await first.admin.call(saveSetting, footer)
  expect([await footerIn(first), await footerIn(other)]).toEqual([false, true])
  expect(first.databaseName).not.toBe(other.databaseName)
})

test('a server that listened, was observed or is still answering is not reused', async () => {
  const listening = await openTestApp()
  await listening.app.listen({ port: 0 })
  await listening.close()
  const watched = await openTestApp()
  const inject = watched.app.inject.bind(watched.app)
  watched.app.inject = inject
  await watched.close()
  const busy = await openTestApp()
  const late = busy.lin.send(listSettings, {}).catch(() => undefined)
  await busy.close()
  const next = await testApp()
  expect([listening, watched, busy].filter(({ app }) => app === next.app)).toHaveLength(0)
  await late
})

test('a test app with another environment gets a server built with it', async () => {
  const { app } = await testApp({ env: { CONTENT_HOST: 'other.test' } })
  const statusAt = async (host: string) => (await app.inject({ url: '/alive', headers: { host } })).statusCode
  expect([await statusAt('content.test'), await statusAt('other.test')]).toEqual([200, 404])
})
