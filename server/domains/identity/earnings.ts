import { signedIn } from '#events/identity'
import { type Earning, earningByRule } from '#platform/domain/earning'

export const earnings: readonly Earning[] = [
  earningByRule(signedIn, { name: 'earnLogin', rule: 'login', earner: 'accountId', object: 'day:{today}' }),
]
