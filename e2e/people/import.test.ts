import { expect, test } from 'vitest'
import { inTurn } from '../harness/database.ts'
import { signedIn, type Visit } from '../harness/visit.ts'
import { heading, people, rowsOf, workbook } from './workbook.ts'
import { load } from '../harness/wait-for-idle.ts'

const size = 5000
const faulty = 37

/** Chooses a file, accepts the guessed columns, and waits for the preview. */
async function bring(
  { page, at, isWell, picture }: Visit,
  rows: readonly (readonly string[])[],
  name: string,
) {
  await load(page, at('/manage/people/import'))
  const bytes = await workbook(rows)
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: bytes })
  await page.getByRole('heading', { name: '哪一列是什么' }).waitFor()
  await page.getByText('名单里有而系统没有的部门').click()
  await isWell()
  await picture(`import-columns-${rows.length}`)
}

const check = async ({ page }: Visit) => {
  await page.getByRole('button', { name: '开始核对' }).click()
  await page.getByRole('heading', { name: '写入前看一看' }).waitFor({ timeout: 600_000 })
}

/** A site imports one list at a time. */
const writing = (work: () => Promise<void>) => inTurn('people.import', work)

const commit = ({ page }: Visit) =>
  writing(async () => {
    await page.getByRole('button', { name: /^写入 \d+ 人$/ }).click()
    await page.getByRole('heading', { name: '已完成' }).waitFor({ timeout: 600_000 })
  })

const found = async ({ page, at }: Visit, text: string): Promise<number> => {
  const answer = await page.request.get(at(`/app/api/admin/people?text=${text}&state=active`))
  return ((await answer.json()) as { result: { records: unknown[] } }).result.records.length
}

test(
  'five thousand people are imported from a workbook, the faulty rows are corrected, and the import is undone',
  { timeout: 1_500_000 },
  async () => {
    const admin = await signedIn('admin')
    const { page, isWell, picture, at } = admin
    await load(page, at('/manage/people/import'))
    await page.getByRole('heading', { level: 1, name: '导入人员' }).waitFor()
    await isWell()
    await picture('import-start')

    await bring(admin, [heading, ...people(size, faulty)], '全员名单.xlsx')
    await check(admin)
    await page.getByText(`${faulty} 行有问题，不会写入`).waitFor()
    await isWell()
    await picture('import-preview')

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: '下载有问题的行' }).click()
    const bad = await rowsOf(await streamed(await (await download).createReadStream()))
    expect(bad).toHaveLength(faulty + 1)
    expect(bad[1]?.at(-1)).toBe('姓名不能为空')

    await commit(admin)
    await isWell()
    await picture('import-done')
    const address = page.url()
    expect(await found(admin, 'IM14999')).toBe(1)
    expect(await found(admin, 'IM10000')).toBe(0)

    const right = people(faulty, 0)
    const corrected = bad.slice(1).map((row) => right.find(([no]) => no === row[0]) ?? row)
    await bring(admin, [heading, ...corrected], '更正.xlsx')
    await check(admin)
    await commit(admin)
    expect(await found(admin, 'IM10000')).toBe(1)

    await load(page, address)
    await page.getByRole('button', { name: '撤销这次导入' }).click()
    await isWell()
    await picture('import-undo')
    await writing(async () => {
      await page.getByRole('dialog').getByRole('button', { name: '撤销' }).click()
      await page.getByRole('heading', { name: '已撤销' }).waitFor({ timeout: 600_000 })
    })
    await isWell()
    await picture('import-undone')
    expect(await found(admin, 'IM14999')).toBe(0)
    expect(await found(admin, 'IM10000')).toBe(1)
  },
)

test('a full list that leaves out almost everybody is stopped by the bulk limit', async () => {
  const admin = await signedIn('admin')
  const { page, isWell, picture } = admin
  await bring(admin, [heading, ...people(3, 0)], '半份名单.xlsx')
  await page.getByText('停用全站所有名单外的人').click()
  await check(admin)
  const write = page.getByRole('button', { name: /^写入 \d+ 人$/ })
  expect(await write.isEnabled()).toBe(false)
  await isWell()
  await picture('import-brake')
  const touched = /(\d+) 人/.exec((await page.getByText(/^这次会改动或停用/).textContent()) ?? '')?.[1] ?? ''
  await page.getByRole('textbox', { name: '受影响的人数' }).fill(touched)
  expect(await write.isEnabled()).toBe(true)
})

async function streamed(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}
