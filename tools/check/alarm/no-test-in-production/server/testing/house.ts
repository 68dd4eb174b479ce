export const house = 1
