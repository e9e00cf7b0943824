import type { Printer } from '@sufra/shared/printing/printer'
import { gap, rule, text, type Ticket } from '../../bridge/ticket.ts'
import { translate } from './ticket-text.ts'

/** Checks that the printer is reachable, its width, Arabic shaping, and that a QR code can be scanned. */
export const testTicket = ({ name, width }: Pick<Printer, 'name' | 'width'>): Ticket => ({
  language: 'ar',
  blocks: [
    text(`${translate('ar', 'test')} / ${translate('en', 'test')}`, { size: 'large', isBold: true, align: 'center' }),
    { kind: 'pair', start: name, end: translate('ar', 'width', { dots: width }), size: 'normal' },
    gap(),
    { kind: 'ruler' },
    rule,
    text(translate('ar', 'sample')),
    text(translate('en', 'sample')),
    rule,
    gap(),
    { kind: 'qr', text: 'https://sufra.app' },
    gap(24),
  ],
})
