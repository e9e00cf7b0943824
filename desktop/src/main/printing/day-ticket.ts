// The report of a day on a receipt printer: a Z report when the day is closed, an X report until then.
import type { PrintedDay } from '@sufra/shared/cash/day-close'
import { reportSections } from '@sufra/shared/cash/day-report-lines'
import { digitsText } from '@sufra/shared/dates/date-text'
import type { ClosedShift } from '@sufra/shared/cash/shift'
import type { LocalizedText } from '@sufra/shared/localized-text'
import { toQar, type Dirhams } from '@sufra/shared/money'
import type { Printer } from '@sufra/shared/printing/printer'
import { gap, rule, text, type Block, type Ticket } from '../../bridge/ticket.ts'
import { languagesOf, names, translate } from './ticket-text.ts'

type Options = { restaurantName: LocalizedText; isReprint: boolean; language: Printer['language']; timeZone: string }
type Label = (key: Parameters<typeof translate>[1]) => string

/** The direction isolate keeps a minus before its number in Arabic too. */
const money = (amount: Dirhams) => `\u2066${toQar(amount).toFixed(2)}\u2069`
const pair = (start: string, end: string): Block => ({ kind: 'pair', start, end, size: 'normal' })

const createClock = (timeZone: string) => (at: string) => `\u2066${digitsText(at, timeZone)}\u2069`

const shiftBlocks = (shift: ClosedShift, label: Label, clock: (at: string) => string): Block[] => [
  // Each shift has its own lines, because names are long.
  text(`${clock(shift.openedAt)} · ${shift.openedBy}`),
  text(`${clock(shift.closedAt)} · ${shift.closedBy}`),
  pair(label('openingFloat'), money(shift.openingFloat)),
  pair(label('expected'), money(shift.expected)),
  pair(label('counted'), money(shift.counted)),
  pair(label('difference'), money(shift.difference)),
  ...(shift.note ? [text(shift.note, { size: 'small' })] : []),
  gap(20),
]

export const dayTicket = (
  { number, from, until, closedBy, figures }: PrintedDay,
  { restaurantName, isReprint, language, timeZone }: Options,
): Ticket => {
  const languages = languagesOf(language)
  const label: Label = (key) => languages.map((each) => translate(each, key)).join(' / ')
  const clock = createClock(timeZone)
  const heading = (key: Parameters<Label>[0]) => text(label(key), { isBold: true })
  return {
    language: languages[0],
    blocks: [
      ...(isReprint ? [{ kind: 'banner', text: 'REPRINT / نسخة' } as const, gap()] : []),
      ...names(restaurantName, languages).map((name) => text(name, { size: 'large', isBold: true, align: 'center' })),
      ...languages.map((each) =>
        text(number === null ? translate(each, 'xReport') : translate(each, 'zReport', { number }), { isBold: true, align: 'center' }),
      ),
      rule,
      ...(from === null ? [] : [pair(label('from'), clock(from))]),
      pair(label('until'), clock(until)),
      ...(closedBy ? [text(`${label('closedBy')}: ${closedBy}`)] : []),
      ...reportSections(figures).flatMap(({ key, lines }): Block[] => [
        rule,
        heading(key),
        ...lines.map((line) => pair(line.count === undefined ? label(line.key) : `${label(line.key)} (${line.count})`, money(line.amount))),
      ]),
      ...(figures.shifts.length > 0
        ? [rule, heading('shifts'), ...figures.shifts.flatMap((shift) => shiftBlocks(shift, label, clock))]
        : []),
      rule,
      text('QAR', { size: 'small', align: 'center' }),
      gap(24),
    ],
  }
}
