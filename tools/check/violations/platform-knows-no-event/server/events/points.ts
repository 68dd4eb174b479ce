export const pointsEarned = 1
