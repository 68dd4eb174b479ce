import { lookAround } from '../../shell/check-screens.ts'
import { siteScreens } from './site.ts'

lookAround(siteScreens)
