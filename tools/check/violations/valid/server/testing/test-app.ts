import 'pg'
import '../app/domains.ts'
