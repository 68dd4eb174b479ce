import { lookAround } from '../shell/look-around.ts'
import { teamScreens } from './team.ts'

lookAround(teamScreens)
