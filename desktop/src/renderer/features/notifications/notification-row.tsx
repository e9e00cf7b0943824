import type { ListedNotification } from '@sufra/shared/notifications/notification.routes'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { useLanguage } from '@sufra/shared/ui/language/language'
import {
  Bell,
  CircleCheck,
  CircleOff,
  ClipboardList,
  FileCheck2,
  FileClock,
  FileX2,
  LifeBuoy,
  ReceiptText,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { relativeTime } from '../../common/dates/relative-time.ts'
import { dayText } from '@sufra/shared/dates/date-text'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'
import { Link } from '../../common/pages/router.ts'

const icons: Partial<Record<string, LucideIcon>> = {
  order_placed: ClipboardList,
  application_decided: FileCheck2,
  documents_decided: FileCheck2,
  documents_expiring: FileClock,
  orders_restricted: FileX2,
  account_deactivated: CircleOff,
  account_restored: CircleCheck,
  support_replied: LifeBuoy,
  invoice_due: ReceiptText,
  invoice_overdue: ReceiptText,
  invoice_lapsed: ReceiptText,
  invoice_paid: ReceiptText,
}

const minute = 60_000

const numberOf = (about: Omit<ListedNotification, 'kind'>) => {
  if ('orderNumber' in about) return about.orderNumber
  if ('requestNumber' in about) return about.requestNumber
  return 'invoiceNumber' in about ? about.invoiceNumber : ''
}

/** The text of a notification. A kind that only a newer server knows has a general text. */
const useText = ({ kind, ...rest }: ListedNotification) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const documents = 'documents' in rest ? rest.documents : []
  const values = {
    number: numberOf(rest),
    count: documents.length,
    document: documents[0] ? t(`documents.kind.${documents[0]}`) : '',
    day: 'day' in rest ? dayText(rest.day, language) : '',
  }
  return t([`notifications.kinds.${kind}`, 'notifications.other'], values)
}

type Props = { notification: ListedNotification; onOpen: () => void }

export const NotificationRow = ({ notification, onOpen }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const dateTime = useDateTimeText()
  const now = useNow(minute)
  const { kind, chatLink, createdAt, isRead } = notification
  const Icon = icons[kind] ?? Bell
  return (
    <li>
      <Link
        to={chatLink}
        onClick={onOpen}
        className={`flex min-h-14 items-center gap-3 px-4 py-2 text-sm hover:bg-raised ${isRead ? '' : 'bg-brand-soft/40'}`}
      >
        <Icon aria-hidden className={`size-5 shrink-0 ${isRead ? 'text-ink-soft' : 'text-brand'}`} />
        <span className="min-w-0 grow">
          <span className={`block wrap-anywhere ${isRead ? '' : 'font-bold'}`}>{useText(notification)}</span>
          <time dateTime={createdAt} title={dateTime(createdAt)} className="block text-xs text-ink-soft">
            {relativeTime(Date.parse(createdAt), now, language)}
          </time>
        </span>
        {!isRead && (
          <span className="size-2.5 shrink-0 rounded-full bg-brand">
            <span className="sr-only">{t('notifications.unreadMark')}</span>
          </span>
        )}
      </Link>
    </li>
  )
}
