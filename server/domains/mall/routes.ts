import * as contract from '@lyceum/contract/mall'
import { answer, type Route } from '#platform/http'
import { exchangeProduct } from './exchange/exchange-product.ts'
import { cancelExchange, confirmExchange } from './exchange/settle-exchange.ts'
import { listAddresses, listExchanges, removeAddress } from './exchange/show-exchanges.ts'
import { importTracking } from './order/import-tracking.ts'
import { listOrders } from './order/queries.ts'
import { callOffExchange, shipExchange } from './order/ship-exchange.ts'
import { addCategory, keptCategories, removeCategory, renameCategory } from './product/keep-category.ts'
import { addProduct, editProduct, moveStock } from './product/keep-product.ts'
import { keptProduct, keptProducts } from './product/kept-queries.ts'
import {
  categoryTree,
  getProduct,
  listExchangeable,
  listProducts,
  mallCategories,
} from './product/show-mall.ts'

export const routes: readonly Route[] = [
  answer(contract.listMallCategories, mallCategories),
  answer(contract.getCategoryTree, categoryTree),
  answer(contract.listProducts, listProducts),
  answer(contract.listExchangeable, listExchangeable),
  answer(contract.getProduct, getProduct),
  answer(contract.exchangeProduct, exchangeProduct),
  answer(contract.listExchanges, listExchanges),
  answer(contract.confirmExchange, confirmExchange),
  answer(contract.cancelExchange, cancelExchange),
  answer(contract.listAddresses, listAddresses),
  answer(contract.removeAddress, removeAddress),
  answer(contract.listKeptCategories, keptCategories),
  answer(contract.addMallCategory, addCategory),
  answer(contract.renameMallCategory, renameCategory),
  answer(contract.removeMallCategory, removeCategory),
  answer(contract.listKeptProducts, keptProducts),
  answer(contract.getKeptProduct, keptProduct),
  answer(contract.addProduct, addProduct),
  answer(contract.editProduct, editProduct),
  answer(contract.moveStock, moveStock),
  answer(contract.listOrders, listOrders),
  answer(contract.shipExchange, shipExchange),
  answer(contract.callOffExchange, callOffExchange),
  answer(contract.importTracking, importTracking),
]
