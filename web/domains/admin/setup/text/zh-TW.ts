import type { zhCN } from './zh-CN.ts'

export const zhTW: typeof zhCN = {
  title: '四步備妥新網站',
  count: (done, of) => `已完成 ${done} / ${of}`,
  hide: '不再顯示',
  hidden: '清單已收起',
  isDone: '已完成',
  steps: {
    people: { title: '邀同事加入', hint: '用試算表匯入，或逐一新增', act: '新增人員' },
    categories: { title: '分好課程類別', hint: '課程依分類擺放，學員依分類尋找', act: '設定分類' },
    course: { title: '發布第一門課程', hint: '放進一段影片或一份資料就能開始', act: '去建課程' },
    exam: { title: '發布第一場考試', hint: '先在題庫出題、組好試卷，再安排考試', act: '去安排考試' },
  },
}
