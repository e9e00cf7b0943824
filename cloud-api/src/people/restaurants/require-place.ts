import type { LimitedThing } from '@sufra/shared/subscriptions/plan-limits'
import type { Db } from '../../platform/db/connect.ts'

/** Refuses, with a code for each kind, when a restaurant may not have this many more. The subscription decides. */
export type RequirePlace = (tx: Db, restaurantId: string, place: { thing: LimitedThing; used: number; added: number }) => Promise<void>
