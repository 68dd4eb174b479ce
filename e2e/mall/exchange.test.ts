import { expect, test } from 'vitest'
import { signedIn, type Visit } from '../harness/visit.ts'
import { givePoints } from '../points/give-points.ts'
import { callAs } from '../study/make-course.ts'
import { newPerson } from '../study/new-learner.ts'
import { makeProduct } from './make-product.ts'

const price = 680

type Wallet = { readonly balance: number; readonly held: number }

/** A person's balance and held points, and the stock of the product. */
async function balanceAndStock(person: Visit, productId: string) {
  const get = { method: 'GET' } as const
  const wallet = await callAs<Wallet>(person, '/app/api/trainee/my/credits-summary', get)
  const { stock } = await callAs<{ stock: number }>(
    person,
    `/app/api/trainee/integral-mall/product/${productId}`,
    get,
  )
  return { held: wallet.held, stock }
}

/** From the catalogue to the exchange form. */
async function openForm({ page, at }: Visit, title: string) {
  await page.goto(at('/integral-mall/list'))
  await page
    .getByRole('link', { name: '最新' })
    .or(page.getByRole('button', { name: '最新' }))
    .click()
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('button', { name: '兑换', exact: true }).click()
  return page.getByRole('dialog', { name: '填写收货信息' })
}

const submit = `用 ${price} 积分兑换`

test('B-395 B-396 B-397 B-398 B-402 B-403 B-411 E-043 E-084 a product is exchanged, shipped in the console, tracked and received; a second order is cancelled', async () => {
  const admin = await signedIn('admin')
  const title = '开片青瓷杯'
  const productId = await makeProduct(admin, { title, points: price })
  const { id, userName, name } = await newPerson()
  await givePoints(id, 2000)
  const learner = await signedIn(userName, { height: 1100 })
  const { page, isWell, picture } = learner

  // Missing values are reported beside their fields before anything is sent.
  const form = await openForm(learner, title)
  const receiver = form.getByRole('textbox', { name: '收货人' })
  await expect.poll(() => receiver.inputValue()).toBe(name)
  await receiver.fill('')
  await form.getByRole('button', { name: submit }).click()
  for (const error of ['请填写收货人', '请填写电话', '请填写收货地址']) await form.getByText(error).waitFor()
  await isWell()
  await picture('mall-1-missing')
  await receiver.fill(name)
  await form.getByRole('textbox', { name: '电话' }).fill('12345')
  await form.getByRole('textbox', { name: '收货地址' }).fill('上海市浦东新区衡川路 18 号 5 号楼前台')
  await form.getByRole('button', { name: submit }).click()
  await form.getByText('手机号格式不正确').waitFor()
  await form.getByRole('textbox', { name: '电话' }).fill('13800005566')
  await picture('mall-2-form')
  await form.getByRole('button', { name: submit }).click()
  await page.getByText('兑换成功，等待发货').waitFor()
  const record = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await record.getByText('未发货').waitFor()
  await isWell()
  await picture('mall-3-waiting')
  expect(await balanceAndStock(learner, productId)).toEqual({ held: price, stock: 2 })

  // The administrator finds the order by its recipient and ships it.
  const adminPage = admin.page
  await adminPage.goto(admin.at(`/manage/mall/orders?text=${encodeURIComponent(name)}`))
  const order = adminPage.getByRole('row', { name: new RegExp(title) })
  await order.getByRole('button', { name: '发货' }).click()
  const shipping = adminPage.getByRole('dialog', { name: '填写物流' })
  await shipping.getByRole('textbox', { name: '快递公司' }).fill('')
  await shipping.getByRole('button', { name: '发货' }).click()
  await shipping.getByText('请填写快递公司').waitFor()
  await shipping.getByRole('textbox', { name: '快递公司' }).fill('顺丰速运')
  await shipping.getByRole('textbox', { name: '运单号' }).fill('SF1688010203')
  await admin.isWell()
  await admin.picture('mall-4-ship')
  await shipping.getByRole('button', { name: '发货' }).click()
  await shipping.waitFor({ state: 'detached' })
  await order.getByText('顺丰速运 SF1688010203').waitFor()
  await admin.isWell()

  // The learner sees the carrier and confirms receipt.
  await page.reload()
  await record.getByText('顺丰速运 SF1688010203').waitFor()
  await isWell()
  await picture('mall-5-shipped')
  await record.getByRole('button', { name: '确认收货' }).click()
  await page.getByRole('dialog', { name: '收到了吗？' }).getByRole('button', { name: '确认收货' }).click()
  await record.getByText('已签收').first().waitFor()
  await record.getByRole('button', { name: '确认收货' }).waitFor({ state: 'detached' })
  await picture('mall-6-received')
  expect(await balanceAndStock(learner, productId)).toEqual({ held: 0, stock: 2 })

  // Orders again to the same address; cancelled before shipping, points and stock are restored.
  const again = await openForm(learner, title)
  await expect
    .poll(() => again.getByRole('textbox', { name: '收货地址' }).inputValue())
    .toContain('衡川路 18 号')
  await again.getByRole('button', { name: submit }).click()
  await page.getByText('兑换成功，等待发货').waitFor()
  expect(await balanceAndStock(learner, productId)).toEqual({ held: price, stock: 1 })
  await record.getByRole('button', { name: '取消兑换' }).click()
  await page.getByRole('dialog', { name: '取消这笔兑换？' }).getByRole('button', { name: '取消兑换' }).click()
  await page.getByText('已取消，积分已退回').waitFor()
  await record.getByText('已取消，积分与库存已退回').waitFor()
  await isWell()
  await picture('mall-7-called-off')
  expect(await balanceAndStock(learner, productId)).toEqual({ held: 0, stock: 2 })
})
