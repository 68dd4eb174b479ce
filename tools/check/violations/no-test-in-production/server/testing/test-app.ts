export const testApp = 1
