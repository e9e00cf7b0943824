import type { ApplicantRow } from '@sufra/shared/applicants/applicant.routes'
import { inLanguage } from '@sufra/shared/localized-text'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from '../../../common/pages/router.ts'
import { TimeAgo } from '../time-ago.tsx'
import { ApplicantStatusBadge } from '../state-badge.tsx'

const columns = ['restaurant', 'owner', 'contact', 'sent', 'documents', 'state'] as const

/** The link of the restaurant's name covers the whole row. */
const Row = ({ row }: { row: ApplicantRow }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { search } = useLocation()
  return (
    <tr className="relative border-b border-line last:border-0 hover:bg-raised/60 has-focus-visible:bg-raised">
      <td className="min-w-40 px-4 py-2.5 wrap-anywhere">
        <Link to={`/admin/applicants/${row.id}`} state={{ list: search }} className="font-semibold after:absolute after:inset-0">
          {inLanguage(row.name, language)}
        </Link>
        <span className="block text-xs text-ink-soft">{row.branchName}</span>
      </td>
      <td className="min-w-32 px-4 wrap-anywhere">{row.ownerName}</td>
      <td className="min-w-40 px-4 wrap-anywhere">
        <bdi dir="ltr">{row.email}</bdi>
        <br />
        <bdi dir="ltr" className="figures text-xs text-ink-soft">
          +{row.contactNumber}
        </bdi>
      </td>
      <td className="px-4">
        <TimeAgo at={row.submittedAt} />
      </td>
      <td className={`px-4 whitespace-nowrap ${row.documentsWaiting > 0 ? 'font-semibold text-saffron' : 'text-ink-soft'}`}>
        {row.documentsWaiting > 0 ? t('applicants.waiting', { count: row.documentsWaiting }) : t('applicants.noneWaiting')}
      </td>
      <td className="px-4">
        <ApplicantStatusBadge status={row.status} />
      </td>
    </tr>
  )
}

const SkeletonRows = () => (
  <>
    {Array.from({ length: 6 }, (_, index) => (
      <tr key={index} className="border-b border-line last:border-0">
        {columns.map((column) => (
          <td key={column} className="px-4 py-4">
            <Skeleton className="h-5" />
          </td>
        ))}
      </tr>
    ))}
  </>
)

type Props = {
  /** Undefined while they load. */
  rows: readonly ApplicantRow[] | undefined
  /** Shown instead of rows: an error or the empty state. */
  note?: ReactNode
  isStale: boolean
}

export const ApplicantsTable = ({ rows, note, isStale }: Props) => {
  const { t } = useTranslation()
  return (
    <table aria-busy={!rows && !note} className="w-full border-collapse bg-card text-sm">
      <thead>
        <tr className="border-b border-line text-xs text-ink-soft">
          {columns.map((column) => (
            <th key={column} scope="col" className="px-4 py-3 text-start font-semibold">
              {t(`applicants.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={isStale ? 'opacity-60' : ''}>
        {note && (
          <tr>
            <td colSpan={columns.length}>{note}</td>
          </tr>
        )}
        {!note && !rows && <SkeletonRows />}
        {!note && rows?.map((row) => <Row key={row.id} row={row} />)}
      </tbody>
    </table>
  )
}
