import type { Printer } from '@sufra/shared/printing/printer'
import { gap, rule, text, type Ticket } from './ticket.ts'
import { say } from './ticket-words.ts'

/** Shows that the printer is reached, how wide it prints, that Arabic is shaped, and that a code can be scanned. */
export const testTicket = ({ name, width }: Pick<Printer, 'name' | 'width'>): Ticket => ({
  language: 'ar',
  blocks: [
    text(`${say('ar', 'test')} / ${say('en', 'test')}`, { size: 'large', isBold: true, align: 'center' }),
    { kind: 'pair', start: name, end: say('ar', 'width', { dots: width }), size: 'normal' },
    gap(),
    { kind: 'ruler' },
    rule,
    text(say('ar', 'sample')),
    text(say('en', 'sample')),
    rule,
    gap(),
    { kind: 'qr', text: 'https://sufra.app' },
    gap(24),
  ],
})
