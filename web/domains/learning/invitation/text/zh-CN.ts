export const zhCN = {
  title: '邀请',
  sub: '上级邀请你参加的学习。接受即报名，去不去由你决定。',
  invites: (name: string) => `${name} 邀请你学习`,
  none: '还没有收到邀请',
  hint: '上级向你推荐课程时，会出现在这里和待办里。',
  accept: '接受',
  decline: '婉拒',
  accepted: '已接受',
  declined: '已婉拒',
  messages: {
    IN_PROGRESS: '已报名，可以开始学习了',
    PENDING: '已提交报名，等待审批',
    WAITING: '名额已满，已加入候补',
    other: '已接受邀请',
    declined: '已婉拒这份邀请',
  },
}
