import { lookAround } from '../../shell/check-screens.ts'
import { rewardScreens } from './reward.ts'

lookAround(rewardScreens)
