export const slim = 1
