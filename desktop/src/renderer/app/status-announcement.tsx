import type { MerchantStatus } from '@sufra/shared/accounts/account'
import { showFailure, showNote, showSuccess } from '@sufra/shared/ui/toasts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { onDocumentsDecided } from './account-events.ts'
import { useKnownSession } from './session.ts'

const sayings = { accepted: showSuccess, rejected: showFailure, deactivated: showFailure, pending: showNote } as const

/** Says it when the restaurant's status changes while the page is open, whichever way that became known, and when its new papers were looked at. Stands above the guards, which lead elsewhere then. */
export const StatusAnnouncement = () => {
  const { t } = useTranslation()
  const user = useKnownSession()?.user
  const shown = useRef<{ id: string; status: MerchantStatus }>(undefined)
  const say = useEffectEvent((status: MerchantStatus) => sayings[status](t(`settings.news.${status}`)))
  const showDocuments = useEffectEvent(() => showNote(t('settings.news.papers')))
  useEffect(() => onDocumentsDecided(() => showDocuments()), [])
  const id = user?.id
  const status = user?.status
  useEffect(() => {
    const before = shown.current
    shown.current = id && status ? { id, status } : undefined
    if (before && status && before.id === id && before.status !== status) say(status)
  }, [id, status])
  return null
}
