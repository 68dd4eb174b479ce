import { errors } from '../kit/index.ts'

export const sitesErrors = errors({
  NO_SUCH_SITE: {
    status: 400,
    'zh-CN': '没有代号为“{code}”的站点',
    'zh-TW': '沒有代號為「{code}」的網站',
    'en-US': 'There is no site with the code “{code}”.',
  },
  SITE_CODE_TAKEN: {
    status: 400,
    'zh-CN': '代号“{code}”已经有站点在用',
    'zh-TW': '代號「{code}」已經有網站使用',
    'en-US': 'The code “{code}” belongs to another site.',
  },
  HOST_TAKEN: {
    status: 400,
    'zh-CN': '域名 {host} 已经有站点在用',
    'zh-TW': '網域 {host} 已經有網站使用',
    'en-US': 'The host name {host} belongs to another site.',
  },
  HOST_RESERVED: {
    status: 400,
    'zh-CN': '域名 {host} 用来存放文件，不能给站点',
    'zh-TW': '網域 {host} 用來存放檔案，不能給網站使用',
    'en-US': 'The host name {host} serves files and cannot be a site.',
  },
  NO_SUCH_HOST: {
    status: 400,
    'zh-CN': '这个站点没有域名 {host}',
    'zh-TW': '這個網站沒有網域 {host}',
    'en-US': 'This site has no host name {host}.',
  },
  LAST_HOST: {
    status: 400,
    'zh-CN': '至少留一个域名，否则这个站点就打不开了',
    'zh-TW': '至少保留一個網域，否則這個網站就打不開了',
    'en-US': 'One host name must remain, or no one could open the site.',
  },
  ZONE_UNKNOWN: {
    status: 400,
    'zh-CN': '没有 {zone} 这个时区',
    'zh-TW': '沒有 {zone} 這個時區',
    'en-US': 'There is no time zone {zone}.',
  },
  PLATFORM_STAYS: {
    status: 400,
    'zh-CN': '平台站点管着所有站点，不能到期',
    'zh-TW': '平台網站管理所有網站，不能到期',
    'en-US': 'The platform site manages all other sites and cannot expire.',
  },
})
