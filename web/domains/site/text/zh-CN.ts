export const zhCN = {
  closed: {
    unknown: { title: '这个网址没有对应的学习平台', hint: '请核对网址，或向单位的管理员要一个新的。' },
    expired: { title: '平台使用期限已到', hint: '续期之后，内容和记录都还在。请联系单位的管理员。' },
  },
}
