import { lookAround } from '../shell/look-around.ts'
import { accessScreens } from './access.ts'

lookAround(accessScreens)
