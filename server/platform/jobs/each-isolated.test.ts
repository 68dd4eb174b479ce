import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { eachIsolated } from './each-isolated.ts'
import { anchorAudit } from './housekeeping.ts'

test('S-07 a failing item does not stop the others and is reported at the end', async () => {
  const seen: number[] = []
  const visit = async (n: number) => {
    if (n === 1) throw new Error('one fails')
    seen.push(n)
  }
  await expect(eachIsolated([1, 2, 3], visit)).rejects.toThrow('1 of 3 failed')
  expect(seen).toEqual([2, 3])
})

test('S-07 a site whose anchor cannot be written does not stop the others', async () => {
  const { parts, ctx } = await testApp()
  const act = { action: 'site.setting.save', object: 'site.setting:a' }
  const [alpha, beta] = [await ctx('alpha'), await ctx('beta')]
  for (const ctxOfSite of [alpha, beta]) await ctxOfSite.audit(act)
  const written: string[] = []
  const put = async (key: string) => {
    if (key.includes(`/s${alpha.site.id}/`)) throw new Error('no room')
    written.push(key)
  }
  await expect(
    anchorAudit({ ...parts, storage: { ...parts.storage, list: async () => [], put } }),
  ).rejects.toThrow('1 of 2')
  expect(written).toEqual([expect.stringContaining(`/s${beta.site.id}/`)])
})
