import { inLanguage, type LocalizedText } from '@sufra/shared/localized-text'
import { gap, text, type Ticket } from './ticket.ts'
import { say } from './ticket-words.ts'

type Table = { restaurantName: LocalizedText; tableNumber: number; link: string }

/** A table's code, to be cut out and put on the table: both languages, Arabic first. */
export const tableTicket = ({ restaurantName, tableNumber, link }: Table): Ticket => ({
  language: 'ar',
  blocks: [
    text(inLanguage(restaurantName, 'ar'), { size: 'large', isBold: true, align: 'center' }),
    ...(restaurantName.ar ? [text(restaurantName.en, { align: 'center' })] : []),
    gap(),
    { kind: 'qr', text: link },
    gap(),
    text(`${say('ar', 'table', { number: tableNumber })} / ${say('en', 'table', { number: tableNumber })}`, {
      size: 'large',
      isBold: true,
      align: 'center',
    }),
    text(`${say('ar', 'scan')} / ${say('en', 'scan')}`, { align: 'center' }),
    gap(24),
  ],
})
