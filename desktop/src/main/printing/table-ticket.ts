import { arabicFirst, type LocalizedText } from '@sufra/shared/localized-text'
import { gap, text, type Ticket } from '../../bridge/ticket.ts'
import { translate } from './ticket-text.ts'

type Table = { restaurantName: LocalizedText; tableNumber: number; link: string }

/** A table's QR code, to be placed on the table: in both languages, Arabic first. */
export const tableTicket = ({ restaurantName, tableNumber, link }: Table): Ticket => ({
  language: 'ar',
  blocks: [
    ...arabicFirst(restaurantName).map((name, index) =>
      text(name, index === 0 ? { size: 'large', isBold: true, align: 'center' } : { align: 'center' }),
    ),
    gap(),
    { kind: 'qr', text: link },
    gap(),
    text(`${translate('ar', 'table', { number: tableNumber })} / ${translate('en', 'table', { number: tableNumber })}`, {
      size: 'large',
      isBold: true,
      align: 'center',
    }),
    text(`${translate('ar', 'scan')} / ${translate('en', 'scan')}`, { align: 'center' }),
    gap(24),
  ],
})
