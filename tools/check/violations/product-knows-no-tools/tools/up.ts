export const up = 1
