import type { ExchangeState } from '@lyceum/contract/mall'
import type { Locale } from '@lyceum/contract/kit'

export const stateNames: Readonly<Record<ExchangeState, Readonly<Record<Locale, string>>>> = {
  NOT_SHIPPED: { 'zh-CN': '未发货', 'zh-TW': '未出貨', 'en-US': 'Not shipped' },
  SHIPPED: { 'zh-CN': '已发货，待确认', 'zh-TW': '已出貨，待確認', 'en-US': 'Shipped, to be confirmed' },
  SIGNED: { 'zh-CN': '已签收', 'zh-TW': '已簽收', 'en-US': 'Received' },
  CANCELLED: { 'zh-CN': '已取消', 'zh-TW': '已取消', 'en-US': 'Canceled' },
}
