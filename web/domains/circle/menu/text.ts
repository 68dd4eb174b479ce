/** Texts of the circle panel. */
export const text = {
  'zh-CN': {
    allCircles: '全部工作圈',
    noCircle: '还没有加入工作圈。需要新建时，请联系系统管理员',
    previousCircles: '前一页工作圈',
    nextCircles: '后一页工作圈',
  },
  'zh-TW': {
    allCircles: '全部工作圈',
    noCircle: '還沒有加入工作圈。需要新增時，請聯絡系統管理員',
    previousCircles: '上一頁工作圈',
    nextCircles: '下一頁工作圈',
  },
  'en-US': {
    allCircles: 'All circles',
    noCircle: 'You haven’t joined a circle yet. To start one, ask your system administrator.',
    previousCircles: 'Previous circles',
    nextCircles: 'Next circles',
  },
}
