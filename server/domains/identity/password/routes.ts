import * as contract from '@lyceum/contract/identity'
import { answer, answerInSteps } from '#platform/http'
import { changePassword } from './change-password.ts'
import { forgetPassword } from './request-password-reset.ts'
import { getPasswordPolicy } from './password-policy-of-site.ts'
import { resetPassword } from './reset-password.ts'

export const routes = [
  answer(contract.getPasswordPolicy, getPasswordPolicy),
  answerInSteps(contract.changePassword, changePassword),
  answerInSteps(contract.forgetPassword, forgetPassword),
  answerInSteps(contract.resetPassword, resetPassword),
]
