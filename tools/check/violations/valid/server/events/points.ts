import 'zod'
import '../platform/events.ts'
