import { expect, test } from 'vitest'
import { rowsOf, workbook } from '../people/workbook.ts'
import { signedIn, type Visit } from '../harness/visit.ts'
import { load, waitForIdle } from '../harness/wait-for-idle.ts'

const sheetKind = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const options = ['选项A', '选项B', '选项C', '选项D']
const heading = ['题型', '题干', ...options, '答案', '解析', '分类', '难度', '知识点', '标签', '分值']

type Cells = readonly string[]

const place = ['夜班巡检/通则', '2', '夜班巡检', '夜班', '2']
const single = (n: number, answer = 'A'): Cells => [
  '单选题',
  `夜班巡检第 ${n} 站，先看哪一项？`,
  `第 ${n} 站的压力表`,
  `第 ${n} 站的门锁`,
  `第 ${n} 站的灯`,
  '',
  answer,
  `第 ${n} 站以压力为先。`,
  ...place,
]
const truth = (n: number): Cells => [
  '判断题',
  `夜班巡检第 ${n} 站可以一个人进入受限空间。`,
  '',
  '',
  '',
  '',
  '错',
  '必须有人监护。',
  ...place,
]

/** Uploads a sheet and waits for its preview. */
async function bring({ page, at }: Visit, rows: readonly Cells[], name: string): Promise<void> {
  await load(page, at('/manage/questions/import'))
  const buffer = await workbook([heading, ...rows])
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: sheetKind, buffer })
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

async function commit({ page }: Visit, count: number): Promise<void> {
  await page.getByRole('button', { name: `写入 ${count} 题` }).click()
  await page.getByText(`已写入 ${count} 题`).waitFor()
}

/** The downloadable list of faulty rows. */
async function faults({ page }: Visit): Promise<string[][]> {
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: '下载有问题的题' }).click()
  const chunks: Buffer[] = []
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer)
  return rowsOf(Buffer.concat(chunks))
}

test(
  'a bank is built from a sheet, a matching question is written, and a rule paper is fixed, simulated and published',
  { timeout: 600_000 },
  async () => {
    const author = await signedIn('admin')
    const { page, at, isWell, picture } = author

    // Twelve questions come from a workbook; two cannot be read and say why.
    const good = [...[1, 2, 3, 4, 5, 6].map((n) => single(n)), ...[1, 2, 3, 4].map(truth)]
    await bring(author, [...good, single(7, 'F'), single(8, '')], '夜班巡检.xlsx')
    await page.getByText('2 题有问题，不会写入').waitFor()
    await page.locator('.bank-import-problem').first().waitFor()
    await isWell()
    await picture('author-1-import')
    const faulty = await faults(author)
    expect(faulty).toHaveLength(3)
    expect(faulty.flat().join(' ')).toContain('夜班巡检第 8 站')
    await commit(author, 10)

    // The two are imported after correction; a question already in the bank is skipped.
    await bring(author, [single(7), single(8), single(1)], '夜班巡检更正.xlsx')
    await page.getByText('1 题与题库里的相同').waitFor()
    await commit(author, 2)
    await isWell()
    await page.getByRole('link', { name: '去题库审核' }).click()
    // K-23: shows only what was just imported.
    await page.getByText('2 题').first().waitFor()
    await page.getByRole('button', { name: '夜班巡检第 8 站，先看哪一项？' }).waitFor()

    // The bank shows them in their category, with the key of the selected one.
    await page.goto(at('/manage/questions'))
    await page.getByRole('treeitem', { name: '夜班巡检' }).first().click()
    await page.getByText('12 题').first().waitFor()
    await waitForIdle(page)
    await page.getByRole('button', { name: '夜班巡检第 8 站，先看哪一项？' }).click()
    await page.locator('.bank-card').getByText('第 8 站以压力为先。').waitFor()
    await isWell()
    await picture('author-2-bank')
    await page.getByRole('checkbox', { name: '全选' }).check()
    await page.getByRole('button', { name: '通过审核' }).click()
    await page.getByText('已更新 12 题').waitFor()

    // Writes a question of a hard type by hand and previews it as a learner sees it.
    await page.getByRole('link', { name: '新建试题' }).click()
    await page.getByRole('radio', { name: '匹配' }).check()
    await page.getByRole('textbox', { name: '题干' }).fill('把夜班的站点与首要风险连起来。')
    for (const [at, left, right] of [
      [1, '储罐', '缺氧'],
      [2, '配电室', '触电'],
      [3, '', '滑倒'],
    ] as const) {
      if (left) await page.getByRole('textbox', { name: `第 ${at} 行左边` }).fill(left)
      await page.getByRole('textbox', { name: `第 ${at} 行右边` }).fill(right)
    }
    await isWell()
    await picture('author-3-editor')
    await page.getByRole('button', { name: '学员视角' }).click()
    await page.getByRole('button', { name: /^1 储罐/ }).click()
    await page.getByRole('button', { name: /缺氧/ }).click()
    await page.getByText('已连').first().waitFor({ state: 'attached' })
    await picture('author-4-learner')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+s')
    await page.getByText('已保存，状态为草稿').waitFor()
    await page.locator('.bank-card').getByText('配电室').waitFor()

    // Reopened, it is unchanged, and an edit is saved.
    await page.getByRole('link', { name: '编辑' }).click()
    const third = page.getByRole('textbox', { name: '第 3 行右边' })
    await expect.poll(() => third.inputValue()).toBe('滑倒')
    await third.fill('滑倒和碰撞')
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByText('已保存', { exact: true }).waitFor()

    // A rule paper asks for more questions than there are; it says so, is fixed, and can be generated.
    await load(page, at('/manage/papers'))
    await page.getByRole('button', { name: '新建试卷' }).click()
    await page.getByRole('textbox', { name: '试卷名称' }).fill('夜班巡检上岗考试')
    await page.getByRole('button', { name: '建立' }).click()
    await page.getByRole('button', { name: '加一条抽题规则' }).click()
    await page.getByRole('combobox', { name: '第 1 条规则的分类' }).fill('夜班巡检 / 通则')
    await page.locator('.ant-select-item-option-active', { hasText: '通则' }).waitFor()
    await page.keyboard.press('Enter')
    const count = page.getByRole('textbox', { name: '第 1 条规则的抽几题' })
    await count.fill('20')
    await count.press('Tab')
    await page.getByText('差 12 题', { exact: true }).waitFor()
    await page.getByText('8 题可抽').waitFor()
    await expect.poll(() => page.getByRole('button', { name: '发布' }).isDisabled()).toBe(true)
    await isWell()
    await picture('author-5-shortage')
    await count.fill('5')
    await count.press('Tab')
    await page.getByText('题库够用，可以发布').waitFor()
    await page.getByText('已保存', { exact: true }).waitFor()

    // Simulates five hundred papers before it is published.
    await page.getByRole('link', { name: '模拟 500 份' }).click()
    await page.getByText('每份都抽得齐').waitFor()
    await page.getByText('已模拟 500 份').waitFor()
    await isWell()
    await picture('author-6-simulation')
    await page.getByRole('button', { name: '发布试卷' }).click()
    await page.getByText('已发布的试卷不能直接改').waitFor()
    await page.getByRole('button', { name: '预览一份' }).click()
    await page.getByText('5 题，10 分').first().waitFor()
    await isWell()
    await picture('author-7-published')
  },
)
