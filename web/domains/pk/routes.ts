import { coming, type PageRoute } from '#lib/route'

export const routes: readonly PageRoute[] = [coming('/pk', { footer: false, navbar: false, newTab: true })]
