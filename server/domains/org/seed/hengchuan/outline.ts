/** 衡川集团 makes industrial drives and controls. Five levels, from the group down to the shift. */
export const hengchuanOutline = `
衡川集团 HC 职能 =战略分析师 2
  集团总部 HQ 职能 =战略分析师+行政专员 2
    总裁办公室 HQ-CEO =行政专员+战略分析师 7
    战略发展部 HQ-STR =战略分析师 9
    法务合规部 HQ-LAW =法务专员 9
    审计监察部 HQ-AUD =内审专员 7
    行政服务部 HQ-ADM =行政专员 12
  研发中心 RD 研发 =研发项目经理+首席科学家 3
    软件平台部 RD-SW =软件工程师+软件架构师+研发项目经理 3
      平台架构科 RD-SW-ARC 14
      应用开发科 RD-SW-APP 4
        控制软件组 RD-SW-APP1 13
        上位机组 RD-SW-APP2 12
        移动应用组 RD-SW-APP3 10
      研发效能组 RD-SW-EFF 12
    数据平台部 RD-DATA =数据工程师+数据产品经理+算法工程师 3
      数据产品科 RD-DATA-PM =数据产品经理+产品经理 10
      数据工程科 RD-DATA-ENG =数据工程师+软件工程师 16
      算法应用科 RD-DATA-ALG =算法工程师+数据工程师 12
    电驱研发部 RD-EL =研发项目经理+硬件工程师 3
      电控硬件科 RD-EL-HW =硬件工程师 4
        功率组 RD-EL-HW1 12
        信号组 RD-EL-HW2 11
      嵌入式软件科 RD-EL-EMB =嵌入式工程师 24
      结构设计科 RD-EL-MEC =结构工程师 22
      热设计组 RD-EL-TH =结构工程师 9
    新产品部 RD-NPI =产品经理+研发项目经理 3
      产品规划科 RD-NPI-PLN 12
      试制科 RD-NPI-TRY =结构工程师+硬件工程师 18
    测试验证部 RD-TST 品质 =测试工程师 3
      功能测试科 RD-TST-FUN 20
      可靠性实验室 RD-TST-REL =可靠性工程师+测试工程师 22
      法规认证科 RD-TST-CER =体系工程师 9
  华东制造 MFG 制造 =精益工程师+生产统计员 4
    华东制造一部 MFG-1 =工艺工程师+生产统计员 8
      苏州一厂 MFG-SZ1 10
        绕线一班 MFG-SZ1-A =装配技师 24
        绕线二班 MFG-SZ1-B =装配技师 24
        嵌线班 MFG-SZ1-C =装配技师 22
        浸漆班 MFG-SZ1-D =装配技师 18
        总装一班 MFG-SZ1-E =装配技师+电气技师 26
        总装二班 MFG-SZ1-F =装配技师+电气技师 26
        包装班 MFG-SZ1-G =装配技师 16
      苏州二厂 MFG-SZ2 10
        贴片一班 MFG-SZ2-A =电气技师+装配技师 22
        贴片二班 MFG-SZ2-B =电气技师+装配技师 22
        插件班 MFG-SZ2-C =装配技师 20
        整机装配班 MFG-SZ2-D =装配技师+电气技师 26
        老化测试班 MFG-SZ2-E =电气技师 16
        高压电气班 MFG-SZ2-F =电气技师 14
    华东制造二部 MFG-2 =工艺工程师+生产统计员 8
      无锡工厂 MFG-WX 9
        压铸班 MFG-WX-A =机加技师 22
        机加一班 MFG-WX-B =机加技师 24
        机加二班 MFG-WX-C =机加技师 24
        转子班 MFG-WX-D =机加技师+装配技师 20
        动平衡班 MFG-WX-E =机加技师 14
      嘉兴工厂 MFG-JX 9
        钣金班 MFG-JX-A =机加技师 20
        焊接班 MFG-JX-B =机加技师 20
        喷涂班 MFG-JX-C =装配技师 18
        柜体装配班 MFG-JX-D =装配技师+电气技师 22
    工艺工程部 MFG-PE =工艺工程师 4
      装配工艺科 MFG-PE-A 14
      电子工艺科 MFG-PE-B 12
      精益推进科 MFG-PE-LEAN =精益工程师 9
    设备工程部 MFG-EQ =设备维护技师 4
      设备维护科 MFG-EQ-M 4
        苏州维修班 MFG-EQ-M1 16
        无锡维修班 MFG-EQ-M2 14
      自动化科 MFG-EQ-A =电气技师+设备维护技师 12
    品质管理部 MFG-QA 品质 =质量工程师+体系工程师 4
      来料检验科 MFG-QA-IQC =检验员 18
      过程质量科 MFG-QA-PQC =检验员+质量工程师 26
      客户质量科 MFG-QA-CQ =质量工程师 12
    安全环保部 MFG-EHS =安全工程师 10
  供应链 SCM 供应链 =计划员+采购工程师 3
    供应链计划部 SCM-PLN =计划员 4
      需求计划科 SCM-PLN-D 12
      生产计划科 SCM-PLN-P 14
    采购部 SCM-BUY =采购工程师+采购专员 4
      战略采购科 SCM-BUY-S =采购工程师 14
      执行采购科 SCM-BUY-E =采购专员 18
      供应商质量科 SCM-BUY-Q 品质 =质量工程师 12
    仓储物流部 SCM-LOG =仓库管理员+物流调度员 4
      苏州仓 SCM-LOG-SZ =仓库管理员 4
        收货班 SCM-LOG-SZ1 16
        备料班 SCM-LOG-SZ2 20
        发运班 SCM-LOG-SZ3 16
      无锡仓 SCM-LOG-WX 22
      运输调度科 SCM-LOG-TR =物流调度员 14
    关务部 SCM-CUS =关务专员 10
  客户与营销 MKT 营销 =品牌策划+客户经理 3
    客户成功部 MKT-CS 客户 =客户成功经理 5
      大客户服务科 MKT-CS-KA 22
      交付实施科 MKT-CS-DEL =实施工程师 24
      技术支持科 MKT-CS-SUP =技术支持工程师 4
        热线组 MKT-CS-SUP1 14
        现场服务组 MKT-CS-SUP2 18
    华东销售部 MKT-EAST =客户经理+区域销售工程师 20
    华南销售部 MKT-SOUTH =客户经理+区域销售工程师 18
    华北销售部 MKT-NORTH =客户经理+区域销售工程师 16
    渠道发展部 MKT-CH =渠道经理 12
    品牌市场部 MKT-BR =市场专员+品牌策划 14
    方案售前部 MKT-PRE 客户 =解决方案顾问 14
  海外业务 OVS 营销 =客户经理+区域销售工程师 3
    海外业务部 OVS-BIZ 6
      东南亚区 OVS-SEA 4
        越南组 OVS-SEA-VN 12
        泰国组 OVS-SEA-TH 12
        印尼组 OVS-SEA-ID 10
      欧洲区 OVS-EU 18
      中东区 OVS-ME 12
    海外交付部 OVS-DEL 客户 =实施工程师 3
      项目实施科 OVS-DEL-P 18
      备件服务科 OVS-DEL-S =技术支持工程师 12
    海外运营部 OVS-OPS 职能 =单证专员 3
      商务单证科 OVS-OPS-D 12
      海外合规科 OVS-OPS-C =法务专员 8
  财务共享 FIN 财务 =财务分析师 2
    财务共享中心 FIN-SSC =会计+总账会计 4
      应付核算科 FIN-SSC-AP 16
      应收核算科 FIN-SSC-AR 14
      费用报销科 FIN-SSC-EX 12
      总账报表科 FIN-SSC-GL =总账会计 10
    财务分析部 FIN-FPA =财务分析师 14
    资金税务部 FIN-TT =资金专员+税务专员 3
      资金科 FIN-TT-T =资金专员 8
      税务科 FIN-TT-X =税务专员 8
  人力资源中心 HR 人力 =员工关系专员 2
    人才发展部 HR-TD =培训经理+课程设计师 3
      领导力学院 HR-TD-LEAD 5
      制造学院 HR-TD-MFG 6
      营销学院 HR-TD-MKT 5
    组织薪酬部 HR-CB =薪酬专员 10
    人力服务部 HR-SSC =招聘专员+员工关系专员 14
  数字化中心 IT 数字化 =数字化项目经理 2
    应用系统部 IT-APP =系统实施顾问+开发工程师 3
      企业资源科 IT-APP-ERP 14
      制造系统科 IT-APP-MES 14
    基础设施部 IT-INF =运维工程师 14
    信息安全部 IT-SEC =信息安全工程师 10
    数字运营部 IT-OPS 10
`

/** The same company for forty people: the units that screens and user journeys need. */
export const hengchuanSmallOutline = `
衡川集团 HC 职能 1
  研发中心 RD 研发 4
    数据平台部 RD-DATA 6
  华东制造 MFG 制造 6
  财务共享中心 FIN-SSC 财务 3
  海外业务部 OVS-BIZ 营销 3
`
