import { lookAround } from '../shell/look-around.ts'
import { gateScreens } from './gate.ts'

lookAround(gateScreens)
