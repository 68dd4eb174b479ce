import 'zod'
import '../platform/facts.ts'
