export const domain = 1
