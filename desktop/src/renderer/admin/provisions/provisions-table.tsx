import { inLanguage } from '@sufra/shared/localized-text'
import type { Provision } from '@sufra/shared/provisions/provision.routes'
import { useLanguage } from '@sufra/shared/ui/language/language'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MerchantStatusBadge } from '../../common/account/merchant-status-badge.tsx'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'
import { ListTable, ScrollingTable } from '../../common/lists/list-table.tsx'

const columns = ['restaurant', 'owner', 'contact', 'registration', 'submitted', 'state'] as const

const Row = ({ row }: { row: Provision }) => {
  const { language } = useLanguage()
  const dateTimeText = useDateTimeText()
  return (
    <tr className="border-b border-line last:border-0 hover:bg-raised/60">
      <td className="min-w-40 px-3 py-2.5 wrap-anywhere">
        <span className="font-semibold">{inLanguage(row.name, language)}</span>
        <span className="block text-xs text-ink-soft">{row.branchName}</span>
      </td>
      <td className="min-w-32 px-3 py-2.5 wrap-anywhere">{row.ownerName}</td>
      <td className="min-w-40 px-3 py-2.5 wrap-anywhere">
        <bdi dir="ltr">{row.email}</bdi>
        <br />
        {row.contactNumber && (
          <bdi dir="ltr" className="figures text-xs text-ink-soft">
            +{row.contactNumber}
          </bdi>
        )}
      </td>
      <td className="px-3 wrap-anywhere">
        <bdi dir="ltr" className="figures">
          {row.commercialRegistrationNumber}
        </bdi>
      </td>
      <td className="px-3 whitespace-nowrap">
        <time dateTime={row.submittedAt}>{dateTimeText(row.submittedAt)}</time>
      </td>
      <td className="px-3">
        <MerchantStatusBadge status={row.status} />
      </td>
    </tr>
  )
}

type Props = {
  /** Undefined while they load. */
  rows: readonly Provision[] | undefined
  /** Shown instead of rows: an error or the empty state. */
  note: ReactNode
  isStale: boolean
}

export const ProvisionsTable = ({ rows, note, isStale }: Props) => {
  const { t } = useTranslation()
  return (
    <ScrollingTable label={t('provisions.title')}>
      <ListTable columns={columns.map((key) => ({ key, name: t(`provisions.${key}`) }))} rows={rows} note={note} isStale={isStale}>
        {(row) => <Row key={row.id} row={row} />}
      </ListTable>
    </ScrollingTable>
  )
}
