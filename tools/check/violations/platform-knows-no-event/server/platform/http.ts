import '../events/points.ts'
