// A change of many prices at once, as an owner says it.
import { dirhams, type Dirhams } from '../money.ts'

export type PriceChange = { by: 'percent'; percent: number } | { by: 'amount'; amount: Dirhams }
type Prices = { actualPrice: Dirhams; sellingPrice: Dirhams }

const changed = (price: Dirhams, change: PriceChange): Dirhams => {
  const exact = change.by === 'percent' ? price * (1 + change.percent / 100) : price + change.amount
  return dirhams(Math.max(0, Math.round(exact)))
}

/** Both prices changed, rounded to the dirham, never below zero: a discount that was there stays one. */
export const changePrices = ({ actualPrice, sellingPrice }: Prices, change: PriceChange): Prices => ({
  actualPrice: changed(actualPrice, change),
  sellingPrice: changed(sellingPrice, change),
})
