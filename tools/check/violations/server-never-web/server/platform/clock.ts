import '../../web/lib/clock.ts'
