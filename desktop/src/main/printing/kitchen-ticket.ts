import { shortDigitsText } from '@sufra/shared/dates/date-text'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import type { Printer } from '@sufra/shared/printing/printer'
import { gap, rule, text, type Block, type Ticket } from '../../bridge/ticket.ts'
import { languagesOf, names, translate } from './ticket-text.ts'

type Options = { printerName: string; isReprint: boolean; language: Printer['language']; timeZone: string }

/** Returns one block per paragraph, so that each is aligned to the ticket's start side. */
const paragraphs = (typed: string) => (typed ? typed.split(/[\n\r\u2029]+/) : [])

/**
 * The kitchen ticket: readable from a metre, with the order number and table in the largest type. Headed REPRINT in both languages when it
 * may be a duplicate.
 */
export const kitchenTicket = (order: CounterOrderOnWire, { printerName, isReprint, language, timeZone }: Options): Ticket => {
  const languages = languagesOf(language)
  const [first] = languages
  const { customerName, vehicleModel, vehicleNumber, vehicleColor } = order.customerDetails
  const type = order.orderType === 'Dine-in' ? 'dineIn' : 'driveThru'
  const place =
    order.tableNumber === null
      ? [[vehicleModel, vehicleNumber, vehicleColor].filter(Boolean).join(' · ')].filter(Boolean)
      : languages.map((each) => translate(each, 'table', { number: order.tableNumber ?? '' }))

  const lines = order.items.flatMap((line): Block[] => [
    ...names(line.name, languages).map((name, index): Block => ({
      kind: 'line',
      lead: index === 0 ? `${line.quantity} ×` : '',
      text: name,
      size: 'large',
      isBold: true,
    })),
    ...line.addOns.flatMap(({ options }) =>
      options.flatMap(({ optionName, quantity }) =>
        names(optionName, languages).map((name, index): Block => ({
          kind: 'line',
          lead: index === 0 ? `+ ${quantity}` : '',
          text: name,
          size: 'normal',
          isBold: false,
        })),
      ),
    ),
    ...paragraphs(line.note ?? '').map((paragraph): Block => ({ kind: 'line', lead: '*', text: paragraph, size: 'normal', isBold: true })),
    gap(20),
  ])

  return {
    language: first,
    blocks: [
      ...(isReprint ? [{ kind: 'banner', text: 'REPRINT / نسخة' } as const, gap()] : []),
      { kind: 'pair', start: printerName, end: shortDigitsText(order.placedAt, timeZone), size: 'small' },
      text(`#${order.orderNumber}`, { size: 'huge', isBold: true, align: 'center' }),
      ...place.map((where) => text(where, { size: 'large', isBold: true, align: 'center' })),
      text(languages.map((each) => translate(each, type)).join(' / '), { align: 'center' }),
      rule,
      ...lines,
      ...(order.orderInstructions
        ? [
            rule,
            text(`${languages.map((each) => translate(each, 'note')).join(' / ')}:`, { size: 'small' }),
            ...paragraphs(order.orderInstructions).map((paragraph) => text(paragraph, { isBold: true })),
          ]
        : []),
      rule,
      ...(customerName ? [text(customerName)] : []),
      gap(24),
    ],
  }
}
