import 'kysely'
import './tables.ts'
