import '../home/index.ts'
