export const page = () => import('../domains/points/index.ts')
