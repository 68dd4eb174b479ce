/** 南嶼健康 cares for its members' health in its own shops and at home. */
export const nanyuOutline = `
南嶼健康 NY 管理支援 =人資專員 2
  健康管理處 NY-HM 健康照護 =健康管理師 3
    個案管理部 NY-HM-CM =健康管理師+護理師 3
      北區個管組 NY-HM-CM1 12
      中區個管組 NY-HM-CM2 9
      南區個管組 NY-HM-CM3 9
    營養諮詢部 NY-HM-NU =營養師 12
    運動指導部 NY-HM-SP =運動指導員 10
    健檢合作部 NY-HM-CK =健檢規劃專員 7
  門市營運處 NY-ST 門市營運 3
    北區營運部 NY-ST-N 3
      大安門市 NY-ST-N1 9
      板橋門市 NY-ST-N2 9
      新竹門市 NY-ST-N3 8
    中區營運部 NY-ST-C 3
      西屯門市 NY-ST-C1 8
      彰化門市 NY-ST-C2 7
    南區營運部 NY-ST-S 3
      東寧門市 NY-ST-S1 7
      左營門市 NY-ST-S2 8
  數位服務處 NY-DS 數位研發 =產品企劃 3
    產品企劃部 NY-DS-PM =產品企劃+介面設計師 8
    系統開發部 NY-DS-DEV =前端工程師+後端工程師 16
    資訊安全部 NY-DS-SEC =資安工程師 5
  行銷企劃處 NY-MK 行銷會員 =品牌企劃 3
    品牌溝通部 NY-MK-BR 8
    會員經營部 NY-MK-CRM =會員經營專員 10
    客戶服務部 NY-MK-CS =客服專員 12
  供應物流處 NY-SC 供應物流 =採購專員 3
    採購部 NY-SC-BUY 7
    倉儲配送部 NY-SC-LOG =倉管人員+配送調度員 14
  行政管理處 NY-AD 管理支援 =人資專員 3
    人力資源部 NY-AD-HR 7
    財務部 NY-AD-FIN =會計 9
    法務品質部 NY-AD-QA =法務專員+品質稽核員 6
`

export const nanyuSmallOutline = `
南嶼健康 NY 管理支援 2
  健康管理處 NY-HM 健康照護 6
`
