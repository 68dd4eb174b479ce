/** Recordings: a line with the site, the theme and the title. */
export const sounds = `
* hengchuan | 领导力 | 一次失败的授权复盘

hengchuan | 领导力 | 三位班组长谈第一次带人

hengchuan | 安全生产 | 班前会五分钟：说给每个人听

hengchuan | 产品与工艺 | 老师傅听声音辨轴承

hengchuan | 销售与客户 | 丢掉的那一单教会我们什么

hengchuan | 合规与内控 | 法务同事答十个常见问题

hengchuan | 客户服务 | 一通四十分钟的投诉电话

hengchuan | 新员工 | 入职一年的同事想对你说

hengchuan | 精益制造 | 一条产线改善的三个月

nanyu | 服務與溝通 | 一次好好道歉的電話

nanyu | 病人安全 | 資深護理師談交班

hengchuan | 信息技术 | 信息部热线最常接到的电话

hengchuan | 财务与审计 | 一次盘点差异是怎么查出来的

nanyu | 法規遵循 | 法務同仁談一次調查

nanyu | 新進同仁 | 到職一年的同仁想對您說
`
