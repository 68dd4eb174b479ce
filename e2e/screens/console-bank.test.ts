import { lookAround } from '../shell/look-around.ts'
import { consoleBankScreens } from './console-bank.ts'

lookAround(consoleBankScreens)
