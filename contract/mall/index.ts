export * from './desk.ts'
export { mallErrors } from './errors.ts'
export * from './exchange.ts'
export * from './orders.ts'
export * from './shop.ts'
export {
  drawnItems,
  type ExchangeRecord,
  type ExchangeState,
  exchangeStates,
  type MovementKind,
  type Product,
  type ProductOrder,
  productOrders,
  signAfterDays,
} from './words.ts'
