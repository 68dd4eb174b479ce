import { type Catalogue, readGrades, readPositions } from '../catalogue.ts'

const grades = readGrades(`
  P1 见习
  P2 助理
  P3 初级
  P4 中级
  P5 高级
  P6 资深
  P7 专家
  P8 高级专家
  P9 首席专家
  P10 首席科学家
  M1 主管
  M2 经理
  M3 高级经理
  M4 总监
  M5 总裁
`)

const positions = readPositions(
  `
研发 RD
  软件工程师 P2 P7 20
  嵌入式工程师 P2 P7 16
  硬件工程师 P2 P7 12
  结构工程师 P2 P7 12
  算法工程师 P4 P8 7
  数据工程师 P3 P7 8
  数据产品经理 P4 P7 3
  产品经理 P4 P8 6
  软件架构师 P7 P9 3
  研发项目经理 P5 P8 5
  首席科学家 P9 P10 1
制造 MF
  装配技师 P1 P4 34
  机加技师 P1 P4 16
  电气技师 P2 P5 12
  设备维护技师 P2 P5 10
  工艺工程师 P3 P7 8
  精益工程师 P4 P7 3
  生产统计员 P2 P4 4
  安全工程师 P3 P6 3
品质 QA
  检验员 P1 P4 16
  质量工程师 P3 P7 12
  测试工程师 P3 P7 14
  可靠性工程师 P4 P8 5
  体系工程师 P4 P7 3
供应链 SC
  计划员 P2 P5 10
  采购工程师 P3 P7 12
  采购专员 P2 P5 8
  仓库管理员 P1 P4 16
  物流调度员 P2 P5 8
  关务专员 P3 P6 3
营销 MK
  客户经理 P3 P7 18
  区域销售工程师 P3 P6 14
  渠道经理 P4 P7 5
  市场专员 P2 P5 6
  品牌策划 P3 P6 4
客户 CS
  客户成功经理 P4 P7 12
  实施工程师 P3 P6 14
  技术支持工程师 P2 P6 14
  解决方案顾问 P5 P8 6
财务 FN
  会计 P2 P5 16
  总账会计 P4 P6 5
  财务分析师 P4 P7 6
  资金专员 P3 P6 4
  税务专员 P3 P6 4
人力 HR
  招聘专员 P2 P5 5
  薪酬专员 P3 P6 4
  员工关系专员 P3 P6 4
  培训经理 P5 P8 3
  课程设计师 P4 P7 3
数字化 IT
  系统实施顾问 P4 P7 8
  开发工程师 P3 P7 10
  运维工程师 P3 P6 8
  信息安全工程师 P4 P7 5
  数字化项目经理 P5 P8 3
  平台管理员 P4 P6 1
职能 FX
  法务专员 P3 P7 4
  内审专员 P3 P7 4
  战略分析师 P4 P8 4
  行政专员 P2 P5 8
  单证专员 P2 P5 5
管理 MG
  班组长 M1 M1
  组长 M1 M1
  科室经理 M2 M2
  区域经理 M2 M2
  厂长 M2 M3
  学院院长 M2 M3
  部门总经理 M3 M3
  中心总经理 M4 M4
  集团副总裁 M4 M4
  集团总裁 M5 M5
外部协作 EX
  驻场顾问 P4 P7 4
  经销商代表 P3 P5 5
  外聘讲师 P5 P8 2
  服务商工程师 P3 P6 5
`,
  grades,
)

export const hengchuanCatalogue: Catalogue = {
  grades,
  positions,
  heads: ['集团总裁', '中心总经理', '部门总经理', '科室经理', '班组长'],
  headsByEnding: { 厂: '厂长', 组: '组长', 学院: '学院院长', 区: '区域经理', 总部: '集团副总裁' },
  guests: '外部协作',
  guestsAmong: ['研发', '营销', '客户', '数字化'],
}
