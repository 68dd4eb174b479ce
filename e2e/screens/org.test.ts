import { lookAround } from '../shell/look-around.ts'
import { orgScreens } from './org.ts'

lookAround(orgScreens)
