import * as contract from '@lyceum/contract/identity'
import { answer, answerInSteps } from '#platform/http'
import { register } from './register.ts'
import { verifyName } from './verify-name.ts'

export const routes = [answer(contract.verifyName, verifyName), answerInSteps(contract.register, register)]
