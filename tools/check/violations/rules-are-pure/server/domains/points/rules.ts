import './clock.ts'
