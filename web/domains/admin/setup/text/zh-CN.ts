export const zhCN = {
  title: '四步开好新站点',
  count: (done: number, of: number) => `已完成 ${done} / ${of}`,
  hide: '不再显示',
  hidden: '清单已收起',
  isDone: '已完成',
  steps: {
    people: { title: '请同事进来', hint: '从表格导入，或一个一个添加', act: '添加人员' },
    categories: { title: '分好课程类别', hint: '课程按分类摆放，学员按分类找', act: '设置分类' },
    course: { title: '发布第一门课程', hint: '放进一段视频或一份资料就可以开始', act: '去建课程' },
    exam: { title: '发布第一场考试', hint: '先在题库出题、组好试卷，再安排考试', act: '去安排考试' },
  },
}
