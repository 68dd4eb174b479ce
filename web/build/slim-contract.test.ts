import { resolve } from 'node:path'
import { getSitePoster, saveSetting, settingNames, settingSchemas } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { slimDomain } from './slim-contract.ts'
import { dropped, slimExport } from './slim-export.ts'

const slim = (name: string) => slimDomain(resolve(import.meta.dirname, `../../contract/${name}/index.ts`))

test('an endpoint keeps its wire data, a schema is dropped, data stays', async () => {
  const { code } = await slim('site')
  expect(code).toContain(
    'export const listRecommendedLinks = {"method":"GET","path":"/app/api/trainee/home/recommend/list","kind":"read","query":["pageNo","pageSize"]}',
  )
  expect(code).toContain('export const settingNames = ["watermark.shown"')
  expect(code).not.toContain('settingSchemas')
})

test('a function comes from its own file when that file needs no package', async () => {
  const { code, files } = await slim('kit')
  expect(code).toMatch(/export \{ localeOf \} from ".+\/contract\/kit\/locale\.ts"/)
  expect(code).toMatch(/export \{ sentence \} from ".+\/contract\/kit\/errors\.ts"/)
  for (const name of ['pageOf', 'pageQuery', 'moment', 'id'])
    expect(code).not.toMatch(new RegExp(`^export (?:const|\\{) ${name}\\b`, 'm'))
  expect(files.some((file) => file.endsWith('/contract/kit/fields.ts'))).toBe(true)
})

test('an enumeration keeps its values; what consists of schemas is dropped', () => {
  expect(slimExport(saveSetting.body.shape.name)).toEqual({ options: settingNames })
  expect(slimExport(getSitePoster.result)).toBe(dropped)
  expect(slimExport(settingSchemas)).toBe(dropped)
  expect(slimExport(new Date(0))).toBe(dropped)
  expect(slimExport({ limits: [1, 2], text: null })).toEqual({ limits: [1, 2], text: null })
})
