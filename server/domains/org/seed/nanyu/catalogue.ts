import { type Catalogue, readGrades, readPositions } from '../catalogue.ts'

const grades = readGrades(`
  P1 見習
  P2 助理
  P3 專員
  P4 資深專員
  P5 高級專員
  P6 專家
  P7 資深專家
  P8 首席專家
  M1 組長
  M2 經理
  M3 處長
  M4 執行長
`)

const positions = readPositions(
  `
健康照護 HC
  [照護]
  健康管理師 P2 P6 14
  護理師 P2 P6 14
  [專業指導]
  營養師 P2 P6 10
  運動指導員 P2 P5 8
  健檢規劃專員 P2 P5 4
門市營運 ST
  門市人員 P1 P4 20
  藥師 P3 P6 8
  門市行政 P2 P4 5
數位研發 DS
  [工程]
  前端工程師 P2 P6 6
  後端工程師 P2 P7 8
  [產品與設計]
  產品企劃 P3 P7 6
  介面設計師 P2 P6 3
  資安工程師 P3 P7 3
行銷會員 MK
  品牌企劃 P2 P6 5
  會員經營專員 P2 P5 7
  客服專員 P1 P4 9
供應物流 SC
  採購專員 P2 P6 5
  倉管人員 P1 P4 9
  配送調度員 P2 P4 4
管理支援 AD
  人資專員 P2 P6 4
  會計 P2 P6 5
  法務專員 P3 P6 2
  品質稽核員 P3 P6 3
  平台管理員 P3 P6 1
管理職 MG
  [基層主管]
  組長 M1 M1
  店長 M1 M1
  [中高階主管]
  部經理 M2 M2
  處長 M3 M3
  執行長 M4 M4
外部夥伴 EX
  特約醫師 P5 P8 3
  合作教練 P3 P5 4
  外聘講師 P4 P7 2
`,
  grades,
)

export const nanyuCatalogue: Catalogue = {
  grades,
  positions,
  heads: ['執行長', '處長', '部經理', '組長'],
  headsByEnding: { 門市: '店長' },
  guests: '外部夥伴',
  guestsAmong: ['健康照護', '行銷會員'],
}
