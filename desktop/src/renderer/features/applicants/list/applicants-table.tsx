import type { ApplicantRow } from '@sufra/shared/applicants/applicant.routes'
import { inLanguage } from '@sufra/shared/localized-text'
import { useLanguage } from '@sufra/shared/ui/language/language'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MerchantStatusBadge } from '../../restaurants/merchant-status-badge.tsx'
import { Link, useLocation } from '../../../common/pages/router.ts'
import { TimeAgo } from '../../../common/dates/time-ago.tsx'
import { ListTable, oneLine } from '../../../common/lists/list-table.tsx'

const columns = ['restaurant', 'owner', 'contact', 'sent', 'documents', 'state'] as const

/** The link of the restaurant's name covers the whole row. */
const Row = ({ row }: { row: ApplicantRow }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { search } = useLocation()
  const name = inLanguage(row.name, language)
  return (
    <tr className="relative border-b border-line md:h-10 last:border-0 hover:bg-raised/60 has-focus-visible:bg-raised">
      <td className={`min-w-40 px-3 py-2 wrap-anywhere xl:w-1/4 ${oneLine}`} title={`${name} · ${row.branchName}`}>
        <Link to={`/admin/applicants/${row.id}`} state={{ list: search }} className="font-semibold after:absolute after:inset-0">
          {name}
        </Link>{' '}
        <span className="text-xs text-ink-soft max-xl:block xl:ms-1">{row.branchName}</span>
      </td>
      <td className={`min-w-32 px-3 py-2 wrap-anywhere xl:w-1/6 ${oneLine}`} title={row.ownerName}>
        {row.ownerName}
      </td>
      <td className={`min-w-40 px-3 py-2 wrap-anywhere xl:w-1/3 ${oneLine}`} title={row.email}>
        <span className="text-xs text-ink-soft max-xl:block xl:me-2">
          <bdi dir="ltr" className="figures">{`+${row.contactNumber}`}</bdi>
        </span>{' '}
        <bdi dir="ltr">{row.email}</bdi>
      </td>
      <td className="px-3">
        <TimeAgo at={row.submittedAt} />
      </td>
      <td className={`px-3 whitespace-nowrap ${row.documentsWaiting > 0 ? 'font-semibold text-saffron' : 'text-ink-soft'}`}>
        {row.documentsWaiting > 0 ? t('applicants.waiting', { count: row.documentsWaiting }) : t('applicants.noneWaiting')}
      </td>
      <td className="px-3">
        <MerchantStatusBadge status={row.status} />
      </td>
    </tr>
  )
}

type Props = {
  /** Undefined while they load. */
  rows: readonly ApplicantRow[] | undefined
  /** Shown instead of rows: an error or the empty state. */
  note?: ReactNode
  isStale: boolean
}

export const ApplicantsTable = ({ rows, note, isStale }: Props) => {
  const { t } = useTranslation()
  const named = columns.map((key) => ({ key, name: t(`applicants.${key}`) }))
  return (
    <ListTable columns={named} rows={rows} note={note} isStale={isStale} loadingRows={6}>
      {(row) => <Row key={row.id} row={row} />}
    </ListTable>
  )
}
