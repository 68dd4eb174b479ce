import { expect, test } from 'vitest'
import { house } from '#testing/house'
import { eachApart } from './each-apart.ts'
import { anchorAudit } from './housekeeping.ts'

test('S-07 one that fails holds up none of the others and is told at the end', async () => {
  const seen: number[] = []
  const visit = async (n: number) => {
    if (n === 1) throw new Error('one fails')
    seen.push(n)
  }
  await expect(eachApart([1, 2, 3], visit)).rejects.toThrow('1 of 3 failed')
  expect(seen).toEqual([2, 3])
})

test('S-07 a site whose anchor cannot be written does not keep the others from theirs', async () => {
  const { parts, ctx } = await house()
  const act = { action: 'site.setting.save', object: 'site.setting:a' }
  const [alpha, beta] = [await ctx('alpha'), await ctx('beta')]
  for (const one of [alpha, beta]) await one.audit(act)
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
