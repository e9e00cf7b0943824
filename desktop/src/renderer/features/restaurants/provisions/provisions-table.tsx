import { wasAccepted } from '@sufra/shared/accounts/merchant-status'
import { inLanguage } from '@sufra/shared/localized-text'
import type { Provision } from '@sufra/shared/provisions/provision.routes'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { CircleCheck, CircleOff } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MerchantStatusBadge } from '../merchant-status-badge.tsx'
import { useMay } from '../../../common/session/use-may.ts'
import { useDateTimeText } from '../../../common/dates/use-date-time-text.ts'
import { DeactivationDialog } from '../../deactivation/deactivation-dialog.tsx'
import { ListTable, ScrollingTable, oneLine } from '../../../common/lists/list-table.tsx'
import { Link, useLocation } from '../../../common/pages/router.ts'
import { isolated } from '../../../common/ui/text-direction.ts'
import { RowMenu } from '../../../common/ui/row-menu.tsx'

const columns = ['restaurant', 'owner', 'contact', 'registration', 'submitted', 'state'] as const

/** Deactivates an accepted restaurant, or restores a deactivated one. */
const RowActions = ({ row: { id, name, status } }: { row: Provision }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const [label, icon] = status === 'accepted' ? [t('deactivation.deactivate'), CircleOff] : [t('deactivation.restore'), CircleCheck]
  const action = { label, icon, isDanger: status === 'accepted', onChoose: () => setOpen(true) }
  return (
    <>
      <RowMenu label={t('deactivation.actionsOf', { name: isolated(inLanguage(name, language)) })} actions={[action]} />
      {isOpen && <DeactivationDialog restaurantId={id} title={label} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The link of the restaurant's name covers the whole row, except its actions. */
const Row = ({ row, hasActions }: { row: Provision; hasActions: boolean }) => {
  const { language } = useLanguage()
  const dateTimeText = useDateTimeText()
  const { search } = useLocation()
  const name = inLanguage(row.name, language)
  return (
    <tr className="relative border-b border-line md:h-10 last:border-0 hover:bg-raised/60 has-focus-visible:bg-raised">
      <td className={`min-w-40 px-3 py-2 wrap-anywhere xl:w-1/4 ${oneLine}`} title={`${name} · ${row.branchName}`}>
        <Link to={`/admin/provisions/${row.id}`} state={{ list: search }} className="font-semibold after:absolute after:inset-0">
          {name}
        </Link>{' '}
        <span className="text-xs text-ink-soft max-xl:block xl:ms-1">{row.branchName}</span>
      </td>
      <td className={`min-w-32 px-3 py-2 wrap-anywhere xl:w-1/6 ${oneLine}`} title={row.ownerName}>
        {row.ownerName}
      </td>
      <td className={`min-w-40 px-3 py-2 wrap-anywhere xl:w-1/3 ${oneLine}`} title={row.email}>
        {row.contactNumber && (
          <span className="text-xs text-ink-soft max-xl:block xl:me-2">
            <bdi dir="ltr" className="figures">{`+${row.contactNumber}`}</bdi>
          </span>
        )}{' '}
        <bdi dir="ltr">{row.email}</bdi>
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
      {hasActions && <td className="relative px-1">{wasAccepted(row.status) && <RowActions row={row} />}</td>}
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
  const hasActions = useMay()('restaurants.deactivate')
  const shown = columns.map((key) => ({ key, name: t(`provisions.${key}`) }))
  const actions = { key: 'actions', name: t('provisions.actions'), isHidden: true }
  return (
    <ScrollingTable label={t('provisions.title')} isCards>
      <ListTable columns={hasActions ? [...shown, actions] : shown} rows={rows} note={note} isStale={isStale}>
        {(row) => <Row key={row.id} row={row} hasActions={hasActions} />}
      </ListTable>
    </ScrollingTable>
  )
}
