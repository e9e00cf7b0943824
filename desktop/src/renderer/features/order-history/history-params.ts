// The filters, the page and the open order are in the URL, so that they survive reload and back navigation.
import { parseDay } from '@sufra/shared/dates/day'
import { maxSearchLength, maxTableNumber } from '@sufra/shared/order-history/order-history.routes'
import { settlements } from '@sufra/shared/order-history/settlement'
import { orderStatuses } from '@sufra/shared/orders/order-status'
import { orderTypes } from '@sufra/shared/orders/order-type'
import { paymentMethods } from '@sufra/shared/payments/payment-state'

/** The filters with a list of choices. */
export const choices = { status: orderStatuses, method: paymentMethods, settlement: settlements, type: orderTypes } as const
export type ChoiceName = keyof typeof choices
export const choiceNames = ['status', 'method', 'settlement', 'type'] as const satisfies ChoiceName[]
export const amountNames = ['minAmount', 'maxAmount'] as const

/** The server's filters, with amounts in QAR. */
export type HistoryParams = {
  [N in ChoiceName]?: (typeof choices)[N][number] | undefined
} & Partial<Record<'search' | 'from' | 'to', string | undefined> & Record<'table' | (typeof amountNames)[number], number | undefined>>

const maxAmount = 10_000_000

const choiceOf = <C extends string>(all: readonly C[], text: string | null): C | undefined => all.find((each) => each === text)

/** A number within the limits; undefined for any other text. */
const numberWithin = (text: string | null, { min, max, decimals }: { min: number; max: number; decimals: number }): number | undefined => {
  if (!text || !/^\d+(\.\d+)?$/.test(text)) return undefined
  const number = Number(text)
  return number >= min && number <= max && Number(number.toFixed(decimals)) === number ? number : undefined
}

export const readTable = (text: string | null) => numberWithin(text, { min: 1, max: maxTableNumber, decimals: 0 })
export const readAmount = (text: string | null) => numberWithin(text, { min: 0, max: maxAmount, decimals: 2 })

/** Reads the URL parameters; invalid ones are left out. */
export const readHistoryParams = (parameters: URLSearchParams): HistoryParams => {
  const text = (name: string) => parameters.get(name)
  return {
    search: text('search')?.trim().slice(0, maxSearchLength) || undefined,
    from: parseDay(text('from') ?? ''),
    to: parseDay(text('to') ?? ''),
    status: choiceOf(choices.status, text('status')),
    method: choiceOf(choices.method, text('method')),
    settlement: choiceOf(choices.settlement, text('settlement')),
    type: choiceOf(choices.type, text('type')),
    table: readTable(text('table')),
    minAmount: readAmount(text('minAmount')),
    maxAmount: readAmount(text('maxAmount')),
  }
}

/** Whether a filter is set. */
export const isFiltered = (shown: HistoryParams): boolean => Object.values(shown).some((value) => value !== undefined)

/** The URL parameters after a change of filters. The list begins at its first page, and the open order closes. */
export const withFilters = (shown: HistoryParams, change: HistoryParams): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...shown, ...change }).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  )
