import { refused } from '../../../platform/refusals/refused.ts'
import type { Position } from './order-list.store.ts'

const form = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([A-Za-z0-9_-]{22})$/

/** Returns the start of a list's next page as an opaque cursor. */
export const cursorOf = ({ placedAt, orderId }: Position): string =>
  Buffer.from(`${placedAt.toISOString()} ${orderId}`).toString('base64url')

/** Refuses `request.invalid` for an invalid cursor. */
export const positionOf = (cursor: string): Position => {
  const [, time = '', orderId = ''] = form.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  const placedAt = new Date(time)
  if (Number.isNaN(placedAt.getTime())) throw refused('request.invalid')
  return { placedAt, orderId }
}
