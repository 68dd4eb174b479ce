import './nowhere.ts'
