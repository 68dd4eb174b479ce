import { lookAround } from '../../shell/check-screens.ts'
import { teamScreens } from './team.ts'

lookAround(teamScreens)
