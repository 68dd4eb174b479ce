import '../../server/platform/clock.ts'
