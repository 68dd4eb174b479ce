import type { Placement } from '../company.ts'

export const hengchuanPlacements: Readonly<Record<string, Placement>> = {
  admin: { units: ['IT-OPS', 'HC'], position: '平台管理员', grade: 'P5' },
  'lin.zhixia': { units: ['RD-DATA-PM', 'RD-DATA'], position: '数据产品经理', grade: 'P5' },
  'he.yuanzhou': { units: ['RD-DATA'], position: '部门总经理', grade: 'M3', isHead: true },
  'su.jinnian': { units: ['FIN-SSC'], position: '财务分析师', grade: 'P7' },
  'tang.yinuo': { units: ['OVS-BIZ'], position: '培训经理', grade: 'P6' },
  'xu.qinghe': { units: ['MFG-1', 'MFG'], position: '工艺工程师', grade: 'P6' },
  'jiang.lin': { units: ['MKT-CS', 'HC'], position: '客户成功经理', grade: 'P7' },
  'ye.chuqing': { units: ['RD-SW-EFF', 'RD'], position: '软件架构师', grade: 'P8' },
  'lu.yunzhou': { units: ['SCM-PLN', 'MFG'], position: '计划员', grade: 'P5' },
  'cheng.yike': { units: ['MFG-QA', 'MFG'], position: '质量工程师', grade: 'P5' },
  'shen.ruochuan': { units: ['HR', 'HC'], position: '中心总经理', grade: 'M4', isHead: true },
  'gu.huaizhi': { units: ['MFG'], position: '中心总经理', grade: 'M4', isHead: true },
  'zhou.yuan': { units: ['IT-OPS', 'RD'], position: '数字化项目经理', grade: 'P6' },
}
