import '../../tools/up.ts'
