import * as contract from '@lyceum/contract/identity'
import { answerInSteps } from '#platform/http'
import { getCaptcha, getPuzzle } from './get-captcha.ts'
import { checkStudyCaptcha, getStudyCaptcha } from './study-captcha.ts'

// Not in one transaction: a picture is drawn before anything is written, and an attempted code stays used up.
export const routes = [
  answerInSteps(contract.getCaptcha, getCaptcha),
  answerInSteps(contract.getPuzzle, getPuzzle),
  answerInSteps(contract.getStudyCaptcha, getStudyCaptcha),
  answerInSteps(contract.checkStudyCaptcha, checkStudyCaptcha),
]
