export { circleQuery } from './circle-query.ts'
export { type CircleSummary, useMyCircles } from './my-circles.ts'
export { routes } from './routes.ts'
