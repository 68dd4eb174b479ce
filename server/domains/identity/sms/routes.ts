import * as contract from '@lyceum/contract/identity'
import { answerInSteps } from '#platform/http'
import { sendSmsCode } from './send-sms-code.ts'
import { smsLogin } from './sms-login.ts'

export const routes = [
  answerInSteps(contract.sendSmsCode, sendSmsCode),
  answerInSteps(contract.smsLogin, smsLogin),
]
