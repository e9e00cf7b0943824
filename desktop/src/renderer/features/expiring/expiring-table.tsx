import type { ExpiringDocument } from '@sufra/shared/expiring/expiring.routes'
import { inLanguage } from '@sufra/shared/localized-text'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { BellRing, ScrollText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../common/session/use-may.ts'
import { relativeTime } from '../../common/dates/relative-time.ts'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'
import { dayText } from '@sufra/shared/dates/date-text'
import { ListTable, ScrollingTable } from '../../common/lists/list-table.tsx'
import { RowMenu } from '../../common/ui/row-menu.tsx'

const columns = ['restaurant', 'document', 'validUntil', 'state', 'owner', 'reminded', 'actions'] as const
const minute = 60_000

export type RowAction = 'remind' | 'log'

const styles = {
  expired: 'bg-red-soft text-red',
  soon: 'bg-saffron-soft text-saffron',
  expiring: 'bg-blue-soft text-blue',
  valid: 'bg-green-soft text-green',
} as const satisfies Record<ExpiringDocument['state'], string>

const useDaysText = ({ daysLeft, state }: ExpiringDocument) => {
  const { t } = useTranslation()
  if (state === 'expired') return t('expiring.daysAgo', { count: -daysLeft })
  return daysLeft === 0 ? t('expiring.lastDay') : t('expiring.inDays', { count: daysLeft })
}

const State = ({ row: { state, replacement } }: { row: ExpiringDocument }) => {
  const { t } = useTranslation()
  return (
    <>
      <span className={`inline-block rounded-full px-2.5 py-0.5 text-xs font-bold whitespace-nowrap ${styles[state]}`}>
        {t(`expiring.states.${state}`)}
      </span>
      {replacement && <span className="block pt-1 text-xs text-ink-soft">{t(`expiring.replacement.${replacement}`)}</span>}
    </>
  )
}

/** Says that the restaurant takes no orders, or when this begins. */
const Restriction = ({ from, now }: { from: string | null; now: number }) => {
  const { t } = useTranslation()
  const dateTimeText = useDateTimeText()
  if (!from) return null
  const isNow = Date.parse(from) <= now
  return (
    <span className={`block pt-0.5 text-xs font-semibold ${isNow ? 'text-red' : 'text-saffron'}`}>
      {isNow ? t('expiring.restrictedSince') : t('expiring.restrictedFrom', { time: dateTimeText(from) })}
    </span>
  )
}

const Owner = ({ row: { ownerName, email, contactNumber } }: { row: ExpiringDocument }) => (
  <>
    <bdi>{ownerName}</bdi>
    <span className="block text-xs text-ink-soft">
      <bdi dir="ltr">{email}</bdi>
    </span>
    {contactNumber && (
      <span className="figures block text-xs text-ink-soft">
        <bdi dir="ltr">{`+${contactNumber}`}</bdi>
      </span>
    )}
  </>
)

type RowProps = { row: ExpiringDocument; onChoose: (action: RowAction, row: ExpiringDocument) => void }

const Row = ({ row, onChoose }: RowProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const may = useMay()
  const now = useNow(minute)
  const daysText = useDaysText(row)
  const document = t(`documents.kind.${row.kind}`)
  const log = { label: t('expiring.log'), icon: ScrollText, onChoose: () => onChoose('log', row) }
  const remind = { label: t('expiring.remind'), icon: BellRing, onChoose: () => onChoose('remind', row) }
  return (
    <tr className="border-b border-line last:border-0 hover:bg-raised/60">
      <td className="min-w-40 px-3 py-2.5 wrap-anywhere">
        <bdi className="font-semibold">{inLanguage(row.name, language)}</bdi>
        <span className="block text-xs text-ink-soft">
          <bdi>{row.branchName}</bdi>
        </span>
        <Restriction from={row.restrictedFrom} now={now} />
      </td>
      <td className="min-w-32 px-3 py-2.5">{document}</td>
      <td className="px-3 whitespace-nowrap">
        <time dateTime={row.expirationDate} className="figures">
          {dayText(row.expirationDate, language)}
        </time>
        <span className="block text-xs text-ink-soft">{daysText}</span>
      </td>
      <td className="px-3 py-2.5">
        <State row={row} />
      </td>
      <td className="min-w-40 px-3 py-2.5 wrap-anywhere">
        <Owner row={row} />
      </td>
      <td className="px-3 text-ink-soft">
        {row.remindedAt ? relativeTime(Math.min(Date.parse(row.remindedAt), now), now, language) : t('expiring.never')}
      </td>
      <td className="px-1">
        <RowMenu label={t('expiring.actionsOf', { document })} actions={may('expiring.remind') ? [remind, log] : [log]} />
      </td>
    </tr>
  )
}

type Props = Pick<RowProps, 'onChoose'> & {
  /** Undefined while they load. */
  rows: readonly ExpiringDocument[] | undefined
  /** Shown instead of rows: an error or the empty state. */
  note: ReactNode
  isStale: boolean
}

export const ExpiringTable = ({ rows, note, isStale, onChoose }: Props) => {
  const { t } = useTranslation()
  return (
    <ScrollingTable label={t('expiring.title')} isCards>
      <ListTable columns={columns.map((key) => ({ key, name: t(`expiring.${key}`) }))} rows={rows} note={note} isStale={isStale}>
        {(row) => <Row key={row.id} row={row} onChoose={onChoose} />}
      </ListTable>
    </ScrollingTable>
  )
}
