const named = (zhCN: string, zhTW: string, enUS: string) => ({ 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS })

/** Enrolment status labels for tables. */
export const statusNames = {
  PENDING: named('待审批', '待簽核', 'Waiting for approval'),
  WAITING: named('候补中', '候補中', 'On the waiting list'),
  IN_PROGRESS: named('学习中', '學習中', 'In progress'),
  COMPLETED: named('已完成', '已完成', 'Completed'),
  PASSED: named('已通过', '已通過', 'Passed'),
  FAILED: named('未通过', '未通過', 'Failed'),
  ABANDONED: named('已放弃', '已放棄', 'Abandoned'),
  REJECTED: named('未获批准', '未獲核准', 'Declined'),
  CANCELLED: named('已取消', '已取消', 'Cancelled'),
}

export const sourceNames = {
  self: named('自己报名', '自行報名', 'Self'),
  manager: named('主管推荐', '主管推薦', 'Manager'),
  rule: named('必修安排', '必修安排', 'Assigned by rule'),
  administrator: named('管理员加入', '管理員加入', 'Administrator'),
}
