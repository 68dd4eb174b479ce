import { lookAround } from '../shell/look-around.ts'
import { siteScreens } from './site.ts'

lookAround(siteScreens)
