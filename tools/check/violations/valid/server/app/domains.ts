import '../domains/mall/index.ts'
import '../domains/points/index.ts'
