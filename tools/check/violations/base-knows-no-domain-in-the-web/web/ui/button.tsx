import '../domains/points/index.ts'
