import { isAuditAction } from '@sufra/shared/audit/audit-actions'
import { sentenceValues } from '@sufra/shared/audit/audit-sentence'
import type { AuditEntry } from '@sufra/shared/audit/audit.routes'
import { inLanguage } from '@sufra/shared/localized-text'
import { IconButton } from '@sufra/shared/ui/icon-button'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'
import { ListTable, ScrollingTable } from '../../common/lists/list-table.tsx'
import { Link } from '../../common/pages/router.ts'

const columns = ['at', 'who', 'what', 'whom', 'where'] as const
const linkStyle = 'font-semibold text-brand hover:underline'

const Sentence = ({ entry: { action, details } }: { entry: AuditEntry }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  if (!isAuditAction(action)) return t('audit.otherAction', { action })
  return t(
    `audit.action.${action}`,
    sentenceValues(details, language, { role: (role) => t(`audit.role.${role}`), document: (kind) => t(`documents.kind.${kind}`) }),
  )
}

/** `onRestaurant`: absent when all entries belong to one restaurant, whose name is then omitted. */
type RowProps = { entry: AuditEntry; onRestaurant?: ((restaurantId: string) => void) | undefined }

const Whom = ({ entry: { restaurant, person }, onRestaurant }: RowProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const name = restaurant && inLanguage(restaurant.name, language)
  return (
    <>
      {restaurant && onRestaurant && (
        <span className="flex items-center gap-1">
          <Link to={`/admin/provisions/${restaurant.id}`} className={linkStyle}>
            <bdi>{name}</bdi>
          </Link>
          <IconButton icon={ListFilter} label={t('audit.onlyRestaurant', { name })} onClick={() => onRestaurant(restaurant.id)} />
        </span>
      )}
      {person && (
        <Link
          to={restaurant ? `/admin/provisions/${restaurant.id}/staff` : '/admin/settings'}
          className={restaurant ? 'text-ink-soft' : linkStyle}
        >
          <bdi>{person.name}</bdi>
        </Link>
      )}
    </>
  )
}

const Row = ({ entry, onRestaurant }: RowProps) => {
  const { t } = useTranslation()
  const dateTimeText = useDateTimeText()
  const { at, by, ipAddress, device } = entry
  return (
    <tr className="border-b border-line last:border-0 hover:bg-raised/60">
      <td className="px-3 py-2.5 whitespace-nowrap">
        <time dateTime={at}>{dateTimeText(at)}</time>
      </td>
      <td className="min-w-36 px-3 py-2.5 wrap-anywhere">
        <bdi className="font-semibold">{by ? by.name || t('audit.formerAccount') : t('audit.platform')}</bdi>
        {by && (
          <span className="block text-xs text-ink-soft">
            <bdi dir="ltr">{by.email}</bdi>
            {!by.isAdministrator && <span>{` · ${t('audit.member')}`}</span>}
          </span>
        )}
      </td>
      <td className="min-w-48 px-3 py-2.5 wrap-anywhere">
        <Sentence entry={entry} />
      </td>
      <td className="min-w-36 px-3 py-1 wrap-anywhere">
        <Whom entry={entry} onRestaurant={onRestaurant} />
      </td>
      <td className="min-w-32 px-3 py-2.5 text-xs text-ink-soft">
        <span className="figures block">
          <bdi dir="ltr">{ipAddress}</bdi>
        </span>
        <bdi>{device}</bdi>
      </td>
    </tr>
  )
}

type Props = {
  /** Undefined while they load. */
  entries: readonly AuditEntry[] | undefined
  /** Shown instead of rows: an error or the empty state. */
  note: ReactNode
  isStale: boolean
} & Pick<RowProps, 'onRestaurant'>

export const AuditTable = ({ entries, note, isStale, onRestaurant }: Props) => {
  const { t } = useTranslation()
  return (
    <ScrollingTable label={t('audit.title')}>
      <ListTable columns={columns.map((key) => ({ key, name: t(`audit.${key}`) }))} rows={entries} note={note} isStale={isStale}>
        {(entry) => <Row key={entry.id} entry={entry} onRestaurant={onRestaurant} />}
      </ListTable>
    </ScrollingTable>
  )
}
