import { lookAround } from '../shell/look-around.ts'
import { rewardScreens } from './reward.ts'

lookAround(rewardScreens)
