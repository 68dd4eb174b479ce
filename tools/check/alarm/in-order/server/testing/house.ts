import 'pg'
import '../app/rooms.ts'
