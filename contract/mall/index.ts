export * from './product-admin.ts'
export { mallErrors } from './errors.ts'
export * from './exchange.ts'
export * from './orders.ts'
export * from './shop.ts'
export {
  placeholderItems,
  type ExchangeRecord,
  type ExchangeState,
  exchangeStates,
  type MovementKind,
  type Product,
  type ProductOrder,
  productOrders,
  signAfterDays,
} from './schemas.ts'
