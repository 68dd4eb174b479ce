import { expect, onTestFinished, test } from 'vitest'
import { makeTeam } from '../harness/accounts.ts'
import { inDatabase, inTurn } from '../harness/database.ts'
import { heading, workbook } from '../people/workbook.ts'
import { signedIn, type Visit } from '../harness/visit.ts'
import { setSetting } from '../harness/settings.ts'
import { goTo } from './console-menu.ts'

const unit = '华南巡检队'
const veteran = { userName: 'fu_changfeng', name: '傅长风', staffNo: 'XJ0001' }
const newcomer = { name: '雷一鸣', staffNo: 'XJ0002' }
const role = '巡检带教'
const contact = '数字化中心，分机 6600'
const sheetKind = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** An existing team with one person whom today's import list contains by number. */
async function teamOfYesterday() {
  await makeTeam(unit, { [veteran.userName]: veteran.name })
  await inDatabase('update identity.account set staff_no = $1 where user_name = $2', [
    veteran.staffNo,
    veteran.userName,
  ])
}

/** An import list: one person is known, one is new, one has no name. */
async function listOfToday(): Promise<Buffer> {
  const row = (staffNo: string, name: string) => [
    staffNo,
    name,
    `${staffNo.toLowerCase()}@example.com`,
    '',
    unit,
    '',
    '2026-03-02',
  ]
  return workbook([
    heading,
    row(veteran.staffNo, veteran.name),
    row(newcomer.staffNo, newcomer.name),
    row('XJ0003', ''),
  ])
}

/** The preview shows who is new, what changes, and what is wrong with the third row. */
async function bringsTheList(admin: Visit) {
  const { page, at, isWell, picture } = admin
  await page.goto(at('/manage'))
  await goTo(admin, '导入人员')
  await page.getByLabel('名单名称').fill(unit)
  const file = { name: '巡检队名单.xlsx', mimeType: sheetKind, buffer: await listOfToday() }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('heading', { name: '哪一列是什么' }).waitFor()
  await page.getByRole('button', { name: '开始核对' }).click()
  await page.getByRole('heading', { name: '写入前看一看' }).waitFor()
  await page.getByText('1 行有问题，不会写入').waitFor()
  await page.getByRole('row', { name: '第 4 行 XJ0003 姓名不能为空' }).waitFor()
  await page.getByRole('radio', { name: '变更 1' }).check()
  await page.getByRole('row', { name: new RegExp(`${veteran.name}.*邮箱.*xj0001@example.com`) }).waitFor()
  await page.getByRole('radio', { name: '新建 1' }).check()
  await page.getByRole('row', { name: new RegExp(`${newcomer.name}.*部门.*${unit}`) }).waitFor()
  await isWell()
  await picture('system-1-list')
  await inTurn('people.import', async () => {
    await page.getByRole('button', { name: '写入 2 人' }).click()
    await page.getByRole('heading', { name: '已完成' }).waitFor()
  })
  await page.getByText('1 行有问题，没有写入').waitFor()
}

/** Creates a role with three permissions, which can be read at once. */
async function makesARole(admin: Visit) {
  const { page } = admin
  await goTo(admin, '角色与权限')
  await page.getByRole('button', { name: '新建角色' }).click()
  const form = page.getByRole('dialog', { name: '新建角色' })
  await form.getByRole('textbox', { name: '名称' }).fill(role)
  for (const permission of [/^查看人员/, /^看学员/, /^查看管理台概览/])
    await form.getByRole('checkbox', { name: permission }).check({ force: true })
  await form.getByRole('button', { name: '保存' }).click()
  await page.getByRole('heading', { name: role }).waitFor()
  await page.getByText('0 人持有 · 3 项权限').waitFor()
}

/** Grants it to the new person, for one department. */
async function grantsIt({ page, isWell, picture }: Visit) {
  await page.getByRole('tab', { name: '谁持有什么' }).click()
  await page.getByRole('button', { name: '授予角色' }).click()
  const dialog = page.getByRole('dialog', { name: '授予角色' })
  await dialog.getByRole('textbox', { name: '授予给' }).fill(newcomer.staffNo)
  await dialog.getByRole('button', { name: new RegExp(newcomer.name) }).click()
  await dialog.getByRole('combobox', { name: '角色' }).selectOption({ label: role })
  await dialog.getByRole('radio', { name: '部门及以下' }).check()
  await dialog.getByRole('textbox', { name: '在哪里有效' }).fill(unit)
  await dialog.getByRole('button', { name: new RegExp(`^${unit}`) }).click()
  await dialog.getByRole('button', { name: '预览' }).click()
  await dialog.getByText(`${unit} · 部门及以下`).waitFor()
  await isWell()
  await picture('system-2-grant')
  await dialog.getByRole('button', { name: '授予 1 人' }).click()
  await page.getByRole('row', { name: new RegExp(`${newcomer.name}.*${role} ${unit}`) }).waitFor()
}

/** Creates a site for a subsidiary: its first administrator is invited by mail, and counted. */
async function opensASite(admin: Visit) {
  const { page, isWell, picture } = admin
  await goTo(admin, '站点')
  await page.getByRole('button', { name: '新建站点' }).click()
  const form = page.getByRole('dialog', { name: '新建站点' })
  const fields = {
    简体中文名称: '西塘学院',
    繁体中文名称: '西塘學院',
    英文名称: 'Westpond Academy',
    代号: 'westpond',
    域名: 'westpond.localhost',
    姓名: '方见山',
    用户名: 'fang',
    邮箱: 'fang@westpond.example',
  }
  for (const [label, value] of Object.entries(fields))
    await form.getByRole('textbox', { name: label, exact: true }).fill(value)
  await form.getByRole('button', { name: '创建站点' }).click()
  await page.getByText('邀请信已发往 fang@westpond.example').waitFor()
  await page.getByRole('row', { name: /西塘学院.*westpond.localhost 1 .*使用中/ }).waitFor()
  await isWell()
  await picture('system-3-site')
}

/** Changes the support contact in the console; the portal shows it to everybody. */
async function changesWhomToCall(admin: Visit): Promise<string> {
  const { page, at, isWell, picture } = admin
  await goTo(admin, '站点设置')
  const field = page.getByRole('textbox', { name: '联系方式' })
  const before = await field.inputValue()
  onTestFinished(() => setSetting(at(''), 'contact.line', before))
  await field.fill(contact)
  await field.press('Enter')
  await page.getByText('已保存 1 项设置').waitFor()
  await page.getByRole('link', { name: '返回学习门户' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: '关于' }).click()
  await page.getByText(contact).waitFor()
  await isWell()
  await picture('system-4-about')
  return before
}

/** The audit log shows the values before and after, with names. */
async function readsTheRecord(admin: Visit, before: string) {
  const { page, at, isWell, picture } = admin
  const look = async (action: string, row: RegExp) => {
    await page.getByRole('combobox', { name: '操作类型' }).fill(action)
    await page.getByTitle(action, { exact: true }).click()
    await page.getByRole('row', { name: row }).getByRole('button').first().click()
    return page.getByRole('dialog', { name: action }).getByRole('table', { name: '变化' })
  }
  await page.goto(at('/manage/audit'))
  const changed = await look('修改站点设置', new RegExp(contact))
  await changed.getByRole('row', { name: `值 ${before} ${contact}` }).waitFor()
  await isWell()
  await picture('system-5-setting')
  await page.keyboard.press('Escape')

  const granted = await look('授予角色', new RegExp(newcomer.name))
  for (const line of [`自定义角色 – ${role}`, `范围 – ${unit}`, `人员 – ${newcomer.name}`])
    await granted.getByRole('row', { name: line }).waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('searchbox', { name: '操作、对象或内容' }).fill('巡检队名单')
  await page.keyboard.press('Enter')
  const written = await look('写完导入名单', /人员导入/)
  for (const line of ['新建 – 1', '变更 – 1', '有问题 – 1'])
    await written.getByRole('row', { name: line, exact: true }).waitFor()
  await picture('system-6-import')
  await page.keyboard.press('Escape')
}

/** Finally, the health page shows that every service is well. */
async function looksAtHealth(admin: Visit) {
  const { page, isWell, picture } = admin
  await goTo(admin, '系统状态')
  for (const part of ['数据库', '缓存', '对象存储', '邮件'])
    await page.getByRole('listitem').filter({ hasText: part }).getByText('正常').waitFor()
  await page.getByRole('heading', { name: '任务队列' }).waitFor()
  await isWell()
  await picture('system-7-health')
}

test('the day of a system administrator: a list imported, a role created and granted, a site created, a setting seen in the portal, the audit log read', async () => {
  await teamOfYesterday()
  const admin = await signedIn('admin')
  await bringsTheList(admin)
  await makesARole(admin)
  await grantsIt(admin)
  await opensASite(admin)
  const before = await changesWhomToCall(admin)
  await readsTheRecord(admin, before)
  await looksAtHealth(admin)
  expect(new URL(admin.page.url()).pathname).toBe('/manage/health')
})
