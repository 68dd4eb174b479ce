import '../platform/clock.ts'
