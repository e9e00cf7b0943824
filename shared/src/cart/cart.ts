// The schema of cart lines (spec §3). Money in dirhams.
import { z } from 'zod'
import { id, qar, typedText } from '../contract/wire.ts'
import { maxNoteLength, maxQuantity } from './limits.ts'

const optionQuantity = z.int('cart.quantity').min(0, 'cart.quantity').max(maxQuantity, 'cart.quantity')

/** `optionId` is Sufra's own. It is absent from carts that an older release has stored; their options are matched by English name. */
const cartOption = z.object({
  optionId: id.optional(),
  optionName: typedText(50),
  pricing: qar,
  quantity: optionQuantity.default(1),
})

const cartAddOn = z.object({
  addOnTitle: typedText(50),
  options: z.array(cartOption).max(50),
  allOptions: z.array(cartOption).max(50).optional(),
})

/** `note`: a remark for the kitchen about this line. It is Sufra's own, and absent from lines without a remark. */
export const cartItem = z.object({
  itemId: id,
  restaurantId: id,
  basePrice: qar,
  pricePerItem: qar,
  quantity: z.int('cart.quantity').min(1, 'cart.quantity').max(maxQuantity, 'cart.quantity').default(1),
  addOns: z.array(cartAddOn).max(20).default([]),
  note: typedText(maxNoteLength, 'cart.note_length').optional(),
})

export type CartItem = z.output<typeof cartItem>
export type CartAddOn = z.output<typeof cartAddOn>
export type CartOption = z.output<typeof cartOption>
