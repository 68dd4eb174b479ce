import { resolve } from 'node:path'
import { getSitePoster, saveSetting, settingNames, settingSchemas } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { slimRoom } from './slim-contract.ts'
import { dropped, slimExport } from './slim-export.ts'

const room = (name: string) => slimRoom(resolve(import.meta.dirname, `../../contract/${name}/index.ts`))

test('an endpoint keeps its wire facts, a schema goes, data stays', async () => {
  const { code } = await room('site')
  expect(code).toContain(
    'export const listRecommendedLinks = {"method":"GET","path":"/app/api/trainee/home/recommend/list","kind":"read","query":["pageNo","pageSize"]}',
  )
  expect(code).toContain('export const settingNames = ["watermark.shown"')
  expect(code).not.toContain('settingSchemas')
})

test('a function comes from its own file when that file needs no package', async () => {
  const { code, files } = await room('kit')
  expect(code).toMatch(/export \{ localeOf \} from ".+\/contract\/kit\/locale\.ts"/)
  expect(code).toMatch(/export \{ sentence \} from ".+\/contract\/kit\/errors\.ts"/)
  for (const name of ['pageOf', 'pageQuery', 'moment', 'id'])
    expect(code).not.toMatch(new RegExp(`^export (?:const|\\{) ${name}\\b`, 'm'))
  expect(files.some((file) => file.endsWith('/contract/kit/fields.ts'))).toBe(true)
})

test('an enumeration keeps its values; what is made of schemas goes whole', () => {
  expect(slimExport(saveSetting.body.shape.name)).toEqual({ options: settingNames })
  expect(slimExport(getSitePoster.result)).toBe(dropped)
  expect(slimExport(settingSchemas)).toBe(dropped)
  expect(slimExport(new Date(0))).toBe(dropped)
  expect(slimExport({ limits: [1, 2], text: null })).toEqual({ limits: [1, 2], text: null })
})
