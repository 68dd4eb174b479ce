import type { SeedCtx } from '#platform/domain/seed'

type Thing = readonly [item: string, title: string, points: number, stock: number, category: number]

const catalogues: Readonly<
  Record<string, { categories: readonly string[]; things: readonly Thing[]; introduction: string }>
> = {
  hengchuan: {
    categories: ['数码', '生活', '图书', '办公', '卡券'],
    introduction: '集团定制，质检合格后寄出。收到后如有破损，七天内联系行政服务台更换。',
    things: [
      ['mug', '青瓷纹马克杯', 680, 126, 1],
      ['notebook', '布面笔记本套装', 460, 88, 3],
      ['backpack', '轻量双肩包', 2800, 14, 1],
      ['headphones', '头戴降噪耳机', 5600, 6, 0],
      ['thermos', '不锈钢保温杯', 1200, 52, 1],
      ['umbrella', '晴雨两用伞', 880, 73, 1],
      ['book', '《刻意练习的现场》纸书', 320, 240, 2],
      ['tote', '帆布手提袋', 380, 161, 1],
      ['plant', '桌面小盆栽', 260, 0, 3],
      ['lamp', '阅读台灯', 3200, 18, 0],
      ['keyboard', '机械键盘', 4600, 9, 0],
      ['card', '员工餐厅百元卡', 1000, 300, 4],
      ['card', '咖啡兑换券', 180, 420, 4],
      ['book', '《会议这样开》纸书', 280, 95, 2],
      ['notebook', '方格效率手册', 360, 64, 3],
      ['mug', '双层玻璃茶杯', 520, 47, 1],
      ['card', '电影票两张', 900, 60, 4],
      ['thermos', '便携焖烧罐', 1500, 22, 1],
    ],
  },
  nanyu: {
    categories: ['3C', '生活', '書籍', '辦公', '票券'],
    introduction: '公司訂製，檢驗合格後寄出。收到後如有損壞，七天內請聯絡總務更換。',
    things: [
      ['mug', '島嶼馬克杯', 650, 40, 1],
      ['umbrella', '抗 UV 晴雨傘', 860, 28, 1],
      ['tote', '帆布托特包', 420, 60, 1],
      ['book', '《把話說清楚》', 320, 35, 2],
      ['card', '咖啡兌換券', 160, 120, 4],
      ['headphones', '降噪耳機', 5200, 4, 0],
      ['lamp', '護眼檯燈', 2900, 7, 3],
      ['plant', '療癒小盆栽', 240, 0, 3],
    ],
  },
}

/** The catalogue of a demonstration site, with the received stock. */
export function catalogueOf({ site, ids, calendar }: Pick<SeedCtx, 'site' | 'ids' | 'calendar'>) {
  const catalogue = catalogues[site.code] ?? { categories: [], things: [], introduction: '' }
  const categories = catalogue.categories.map((name, position) => ({ id: ids.next(), name, position }))
  const products = catalogue.things.map(([item, title, points, stock, category], at) => ({
    id: ids.next(),
    title,
    item,
    points,
    stock,
    introduction: catalogue.introduction,
    categoryId: categories[category]?.id ?? '',
    isShown: true,
    createdAt: calendar.moment(-200 + at * 9, 600),
    updatedAt: calendar.moment(-30, 600),
  }))
  return { categories, products }
}
