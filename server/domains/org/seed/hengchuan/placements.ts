import type { Placement } from '../company.ts'

export const hengchuanPlacements: Readonly<Record<string, Placement>> = {
  admin: { units: ['IT-OPS', 'HC'], position: '平台管理员', grade: 'P5' },
  lin_zhixia: { units: ['RD-DATA-PM', 'RD-DATA'], position: '数据产品经理', grade: 'P5' },
  he_yuanzhou: { units: ['RD-DATA'], position: '部门总经理', grade: 'M3', isHead: true },
  su_jinnian: { units: ['FIN-SSC'], position: '财务分析师', grade: 'P7' },
  tang_yinuo: { units: ['OVS-BIZ'], position: '培训经理', grade: 'P6' },
  xu_qinghe: { units: ['MFG-1', 'MFG'], position: '工艺工程师', grade: 'P6' },
  jiang_lin: { units: ['MKT-CS', 'HC'], position: '客户成功经理', grade: 'P7' },
  ye_chuqing: { units: ['RD-SW-EFF', 'RD'], position: '软件架构师', grade: 'P8' },
  lu_yunzhou: { units: ['SCM-PLN', 'MFG'], position: '计划员', grade: 'P5' },
  cheng_yike: { units: ['MFG-QA', 'MFG'], position: '质量工程师', grade: 'P5' },
  shen_ruochuan: { units: ['HR', 'HC'], position: '中心总经理', grade: 'M4', isHead: true },
  gu_huaizhi: { units: ['MFG'], position: '中心总经理', grade: 'M4', isHead: true },
  zhou_yuan: { units: ['IT-OPS', 'RD'], position: '数字化项目经理', grade: 'P6' },
}
